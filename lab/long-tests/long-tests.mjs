import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runInForeground } from '../../scripts/child-process.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { ExpectedFailure, runMain } from '../../scripts/project.mjs';
import { withLimit } from '../limit.mjs';

// `npm test` runs these tests with few rounds; the lab runs them with the rounds below. `npm run
// lab -- fuzz 50000` sets another number.
/** @type {Record<string, { tests: string[], planted?: string[], rounds: number }>} */
const longTests = {
  // For `crews`, a round is one simulated week.
  crews: { tests: ['apps/server/test/guarantees/crews'], rounds: 26 },
  fuzz: { tests: ['apps/server/test/guarantees/bad-input'], rounds: 10_000 },
  history: {
    tests: ['apps/server/test/guarantees/history', 'recommend-properties'],
    rounds: 20_000,
  },
  model: { tests: ['model/model.api'], planted: ['model/planted-bugs'], rounds: 200 },
  races: { tests: ['race', 'create-club', 'change-banner', 'withdrawal-deadlocks'], rounds: 200 },
  // For `town`, the rounds are the number of members.
  town: { tests: ['lab/town'], rounds: 2_000 },
};

const limitMs = 120 * 60_000;

await runMain(async () => {
  const {
    values: { planted },
    positionals: [name = '', given],
  } = parseArgs({ options: { planted: { type: 'boolean' } }, allowPositionals: true });
  const longTest = Object.entries(longTests).find(([known]) => known === name)?.[1];
  if (longTest === undefined) {
    const known = Object.keys(longTests).join(', ');
    throw new ExpectedFailure(`long-tests takes one of ${known}, not ${name}`);
  }
  const rounds = given ?? String(longTest.rounds);
  if (!/^[1-9]\d{0,6}$/.test(rounds)) {
    throw new ExpectedFailure(`${name} takes a number, not ${rounds}`);
  }
  const tests = planted ? longTest.planted : longTest.tests;
  if (tests === undefined) throw new ExpectedFailure(`${name} has no planted bugs`);
  await ensureInstalled();
  const command = ['vitest', 'run', '--project', 'api', ...tests];
  const folder = mkdtempSync(path.join(tmpdir(), 'azit-long-tests-'));
  // The tests run in other processes, so they report through a file.
  const report = path.join(folder, 'report.txt');
  try {
    const env = { NODE_ENV: 'test', LONG_TEST_ROUNDS: rounds, LONG_TEST_REPORT: report };
    const code = await withLimit(
      planted ? `planted bugs in ${name}` : `${name} of ${rounds} rounds`,
      limitMs * Math.max(1, Number(rounds) / longTest.rounds),
      (signal) => runInForeground([{ command, env }], signal),
    );
    if (existsSync(report)) console.log(readFileSync(report, 'utf8'));
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
