/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: { name: string,
 *   status: string, assertionResults: VitestTest[] }[] }} VitestReport
 */

/**
 * A file that fails to load has no cases and counts as one failure.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * The tests that failed once and passed on retry.
 * @param {VitestReport} report
 */
export function unsteadyVitest({ testResults }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${name} ${fullName}: ${failureMessages[0]}`),
  );
}

/**
 * @typedef {{ title: string, file: string, line: number,
 *   tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[],
 *   suites: Suite[] }} PlaywrightReport
 */

/**
 * A test that passed only on retry counts as passed; `unsteadyTests` lists it.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * The tests that failed once and passed on retry.
 * @param {PlaywrightReport} report
 */
export function unsteadyTests(report) {
  return listNames(report, 'flaky');
}

/** @param {PlaywrightReport} report */
export function failedTests(report) {
  return listNames(report, 'unexpected');
}

/**
 * @param {Suite} suite
 * @param {string} status
 * @returns {string[]}
 */
function listNames({ suites = [], specs = [] }, status) {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName }) => `${file}:${line} ${title} (${projectName})`),
  );
  return [...here, ...suites.flatMap((suite) => listNames(suite, status))];
}

/**
 * A runner that found no tests, or failed for another reason, never counts as passed.
 * @param {Counts} counts
 * @param {number} code
 * @returns {Counts}
 */
export function withExitCode(counts, code) {
  const nothingRan = counts.passed + counts.failed === 0;
  const unexplained = code !== 0 && counts.failed === 0;
  return nothingRan || unexplained ? { ...counts, failed: 1 } : counts;
}
