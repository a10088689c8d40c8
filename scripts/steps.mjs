import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runQuietly } from './child-process.mjs';
import { withMemoryFolder } from './memory-folder.mjs';
import { ExpectedFailure, toolEnvironment } from './project.mjs';
import {
  countPlaywright,
  countVitest,
  unsteadyTests,
  unsteadyVitest,
  withExitCode,
} from './test-counts.mjs';

/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {Counts & { output: string, unsteady?: string[] }} Result
 * @typedef {{ reportFile: string, folder: string | undefined }} Paths
 * @typedef {{ name: string, run: (paths: Paths) => Promise<Result> }} Step
 */

const passed = { passed: 1, failed: 0 };
const failed = { passed: 0, failed: 1 };
const nothing = { passed: 0, failed: 0 };

// Unlike tests, these commands have no time limits, so tests that run at the same time get the
// processor first.
const lowPriority = process.platform === 'win32' ? [] : ['nice', '-n', '19'];

/**
 * @param {string} name
 * @param {...string[]} commands
 * @returns {Step}
 */
function commandStep(name, ...commands) {
  const run = async () => {
    const outcomes = [];
    for (const command of commands) {
      outcomes.push(await runQuietly([...lowPriority, ...command], testEnvironment()));
    }
    const output = outcomes.map((outcome) => outcome.output).join('');
    return { ...(outcomes.every(({ code }) => code === 0) ? passed : failed), output };
  };
  return { name, run };
}

/**
 * @param {string} name
 * @param {string} project
 * @param {string[]} [options]
 * @returns {Step}
 */
function vitestStep(name, project, options = []) {
  return {
    name,
    run: async ({ reportFile, folder }) => {
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`];
      const command = ['vitest', 'run', '--project', project, ...options, ...reporters];
      const env = testEnvironment({ NODE_ENV: 'test', ...writingTo(folder) });
      const { code, output } = await runQuietly(command, env);
      const report = await readReport(reportFile);
      const counts = withExitCode(report ? countVitest(report) : nothing, code);
      return { ...counts, output, unsteady: report ? unsteadyVitest(report) : [] };
    },
  };
}

/** @type {Step} */
const browserStep = {
  name: 'browser',
  run: async () => {
    try {
      process.env.CHROMIUM_PATH = await ensureBrowser();
      return { ...passed, output: '' };
    } catch (error) {
      if (error instanceof ExpectedFailure) return { ...failed, output: error.message };
      throw error;
    }
  },
};

/**
 * A race condition in one of many tests with screens, processes or browsers must not block a
 * release, so failed tests run once more. Retried tests are listed at the end
 * (docs/decisions/0005-tests.md).
 */
const runAgain = ['--retry=1'];
const runInBrowserAgain = ['--retries=1'];

/** @type {Step} */
const e2eStep = {
  name: 'e2e',
  run: async ({ reportFile, folder }) => {
    const env = testEnvironment({
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      ...writingTo(folder),
    });
    const command = ['playwright', 'test', ...runInBrowserAgain, '--reporter=dot,json'];
    const { code, output } = await runQuietly(command, env);
    const report = await readReport(reportFile);
    const counts = withExitCode(report ? countPlaywright(report) : nothing, code);
    return { ...counts, output, unsteady: report ? unsteadyTests(report) : [] };
  },
};

/** These steps only read files, so they can run beside others. */
const readingSteps = [
  commandStep('format and lint', ['biome', 'check', '.']),
  // Use one checker: each additional checker would check the shared types again.
  commandStep(
    'types',
    ['tsc', '-p', '.', '--checkers', '1'],
    ['tsc', '-p', 'apps/web', '--checkers', '1'],
  ),
  commandStep('dead code', ['knip']),
];
const rulesStep = vitestStep('import law, repository rules', 'repo-rules');
const unitStep = vitestStep('unit', 'unit');
const webStep = vitestStep('web', 'web', runAgain);
const buildStep = commandStep('build, bundle budget', ['node', 'scripts/build.mjs']);

/** The steps of a group run concurrently. Browser tests run alone: other load slows them down. */
export const fastSteps = [
  [...readingSteps, rulesStep],
  [unitStep, webStep],
];
const apiStep = vitestStep('api', 'api', runAgain);
export const allSteps = [
  // The browser download needs the network, not a core, so it can run beside the other steps.
  [browserStep, rulesStep, unitStep, buildStep, webStep],
  // The API tests often wait, so the steps of low priority cost them little time.
  [apiStep, ...readingSteps],
  [e2eStep],
];

/**
 * The same steps in three parts of about equal length, for machines that run in parallel.
 * @type {Record<string, Step[][]>}
 */
export const parts = {
  check: [
    [...readingSteps, rulesStep],
    [unitStep, buildStep, webStep],
  ],
  api: [[apiStep]],
  browser: [[browserStep], [e2eStep]],
};

/**
 * Runs every step, also after a failed one, and returns the exit code.
 * @param {Step[][]} groups
 */
export async function runSteps(groups) {
  const rows = await withMemoryFolder((folder) => runGroups(groups, folder));
  console.log(`\n${rows.map(describeRow).join('\n')}\n`);
  for (const test of rows.flatMap(({ unsteady = [] }) => unsteady))
    console.log(`unsteady: ${test}`);
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    rows.reduce((total, row) => total + row[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

/**
 * @param {Step[][]} groups
 * @param {string | undefined} folder
 */
async function runGroups(groups, folder) {
  const reports = await mkdtemp(path.join(tmpdir(), 'azit-reports-'));
  /** @type {(Result & { name: string, seconds: number })[]} */
  const rows = [];
  for (const [index, steps] of groups.entries()) {
    console.log(`azit: ${steps.map(({ name }) => name).join(' · ')} …`);
    const runs = steps.map((step, position) =>
      runStep(step, { reportFile: path.join(reports, `${index}-${position}.json`), folder }),
    );
    rows.push(...(await Promise.all(runs)));
  }
  await rm(reports, { recursive: true, force: true });
  return rows;
}

/**
 * @param {Step} step
 * @param {Paths} paths
 */
async function runStep({ name, run }, paths) {
  const started = Date.now();
  const result = await run(paths);
  // Show the output also for retried tests, because it explains the first failure.
  if (result.failed > 0 || result.unsteady?.length) console.log(`\n${result.output.trimEnd()}\n`);
  return { name, ...result, seconds: (Date.now() - started) / 1000 };
}

/** @param {Counts & { name: string, seconds: number }} row */
function describeRow({ name, passed, failed, seconds }) {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = `${passed} ok`.padStart(8) + (failed === 0 ? '' : `, ${failed} failing`);
  return `${mark} ${name.padEnd(26)}${seconds.toFixed(1).padStart(7)} s ${counts}`;
}

/**
 * Removes the caller's NODE_ENV, which would decide whether the production or the development build
 * of React is tested.
 * @param {NodeJS.ProcessEnv} [extra]
 */
function testEnvironment(extra = {}) {
  return toolEnvironment({ NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined, ...extra });
}

/** @param {string | undefined} folder */
function writingTo(folder) {
  return folder === undefined ? {} : { TMPDIR: folder };
}

/** @param {string} file */
async function readReport(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
