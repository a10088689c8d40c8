/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A file that could not even be loaded has no cases of its own and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { status: string,
 *   assertionResults: { status: string }[] }[] }} report
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
 * A flaky test passed only on a second try; there are no retries, so it is a failure here.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * A runner that found nothing to run, or ended badly for another reason, never counts as passed.
 * @param {Counts} counts
 * @param {number} code
 * @returns {Counts}
 */
export function withExitCode(counts, code) {
  const nothingRan = counts.passed + counts.failed === 0;
  const unexplained = code !== 0 && counts.failed === 0;
  return nothingRan || unexplained ? { ...counts, failed: 1 } : counts;
}
