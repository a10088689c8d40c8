import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../../scripts/browser.mjs';
import { runQuietly } from '../../scripts/child-process.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { ExpectedFailure, runMain, toolEnvironment } from '../../scripts/project.mjs';
import { failedTests } from '../../scripts/test-counts.mjs';
import { withLimit } from '../limit.mjs';

// npm run lab -- journeys 5 chat: runs the chat browser tests five times, each time on a fresh server and
// without retries.
const usualRounds = '20';
const roundLimitMs = 40 * 60_000;

await runMain(async () => {
  const [rounds = usualRounds, ...filters] = process.argv.slice(2);
  if (!/^[1-9]\d{0,3}$/.test(rounds)) {
    throw new ExpectedFailure(`journeys takes a number of rounds, not ${rounds}`);
  }
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const folder = await mkdtemp(path.join(tmpdir(), 'azit-journeys-'));
  /** @type {Map<string, number>} */
  const reds = new Map();
  try {
    for (let round = 1; round <= Number(rounds); round += 1) {
      const name = `round ${round} of ${rounds}`;
      const report = path.join(folder, `${round}.json`);
      const failed = await withLimit(name, roundLimitMs, (signal) =>
        runRound(report, filters, signal),
      );
      for (const test of failed) reds.set(test, (reds.get(test) ?? 0) + 1);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  for (const [test, times] of reds) console.log(`red in ${times} of ${rounds}: ${test}`);
  console.log(`${rounds} rounds, ${reds.size} tests that were ever red`);
  return reds.size === 0 ? 0 : 1;
});

/**
 * Returns the failed tests; prints their output at once.
 * @param {string} report
 * @param {string[]} filters
 * @param {AbortSignal} signal
 */
async function runRound(report, filters, signal) {
  const env = toolEnvironment({ NODE_ENV: undefined, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  const command = ['playwright', 'test', ...filters, '--reporter=dot,json'];
  const { code, output } = await runQuietly(command, env, signal);
  if (code === 0) return [];
  console.log(output.trimEnd());
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const failed = text === undefined ? [] : failedTests(JSON.parse(text));
  return failed.length === 0 ? ['the run itself'] : failed;
}
