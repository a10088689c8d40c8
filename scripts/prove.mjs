import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInForeground } from './child-process.mjs';
import { ensureInstalled } from './install.mjs';
import { withLimit } from './limit.mjs';
import { ExpectedFailure, runMain } from './project.mjs';

// The long versions of tests that `npm test` holds in short: `npm run fuzz -- 50000` runs more.
const proofs = {
  fuzz: { tests: ['apps/server/test/guarantees/bad-input'], count: 10_000 },
  history: { tests: ['apps/server/test/guarantees/history'], count: 20_000 },
  races: { tests: ['race', 'create-club', 'change-banner'], count: 200 },
};

// For the counts above, many times what they take on two cores; more counts get more time.
const limitMs = 60 * 60_000;

await runMain(async () => {
  const [name = '', count] = process.argv.slice(2);
  const proof = Object.entries(proofs).find(([known]) => known === name)?.[1];
  if (proof === undefined)
    throw new ExpectedFailure(`prove takes one of ${Object.keys(proofs).join(', ')}, not ${name}`);
  const wanted = count ?? String(proof.count);
  if (!/^[1-9]\d{0,6}$/.test(wanted)) {
    throw new ExpectedFailure(`${name} takes a number, not ${wanted}`);
  }
  await ensureInstalled();
  const command = ['vitest', 'run', '--project', 'api', ...proof.tests];
  const shelf = mkdtempSync(path.join(tmpdir(), 'azit-proof-'));
  // The tests run in processes of their own; what they counted is said here, at the end.
  const report = path.join(shelf, 'report.txt');
  try {
    const env = { NODE_ENV: 'test', PROOF_COUNT: wanted, PROOF_REPORT: report };
    const code = await withLimit(
      `${name} of ${wanted}`,
      limitMs * Math.max(1, Number(wanted) / proof.count),
      (signal) => runInForeground([{ command, env }], signal),
    );
    if (existsSync(report)) console.log(readFileSync(report, 'utf8'));
    return code;
  } finally {
    rmSync(shelf, { recursive: true, force: true });
  }
});
