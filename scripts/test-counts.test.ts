import { expect, test } from 'vitest';
import { countPlaywright, countVitest, withExitCode } from './test-counts.mjs';

test('a test file that could not be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2 });
});

test('flaky tests and errors outside tests are failures', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: ['setup'] };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3 });
});

test.each([
  [{ passed: 4, failed: 0 }, 0, { passed: 4, failed: 0 }],
  [{ passed: 4, failed: 2 }, 1, { passed: 4, failed: 2 }],
  [{ passed: 4, failed: 0 }, 1, { passed: 4, failed: 1 }],
  [{ passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
])('%o with exit code %i is %o', (counts, code, expected) => {
  expect(withExitCode(counts, code)).toEqual(expected);
});
