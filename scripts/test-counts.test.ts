import { expect, test } from 'vitest';
import {
  countPlaywright,
  countVitest,
  failedTests,
  unsteadyTests,
  unsteadyVitest,
  withExitCode,
} from './test-counts.mjs';

const apiReport = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    { name: 'a.ts', status: 'passed', assertionResults: [sampleTest('passed', 'too late')] },
    { name: 'b.ts', status: 'failed', assertionResults: [sampleTest('failed', 'wrong')] },
    { name: 'c.ts', status: 'failed', assertionResults: [] },
  ],
};

function sampleTest(status: string, ...failureMessages: string[]) {
  return { status, fullName: 'a host closes', failureMessages };
}

test('a test file that could not be loaded counts as one failure', () => {
  expect(countVitest(apiReport)).toEqual({ passed: 3, failed: 2 });
});

test('an API test that passes on retry is listed with its first error', () => {
  expect(unsteadyVitest(apiReport)).toEqual(['a.ts a host closes: too late']);
});

const browserReport = {
  stats: { expected: 5, unexpected: 1, flaky: 1 },
  errors: ['setup'],
  suites: [
    {
      specs: [sampleSpec('a visitor looks around', 'expected')],
      suites: [
        { specs: [sampleSpec('a host closes', 'flaky'), sampleSpec('a guest', 'unexpected')] },
      ],
    },
  ],
};

function sampleSpec(title: string, status: string) {
  return { title, file: 'a.spec.ts', line: 7, tests: [{ projectName: 'phone', status }] };
}

test('a browser test that passes on retry counts as passed, a global error as failed', () => {
  expect(countPlaywright(browserReport)).toEqual({ passed: 6, failed: 2 });
});

test('retried and failed browser tests are listed with file and line', () => {
  expect(unsteadyTests(browserReport)).toEqual(['a.spec.ts:7 a host closes (phone)']);
  expect(failedTests(browserReport)).toEqual(['a.spec.ts:7 a guest (phone)']);
});

test.each([
  [{ passed: 4, failed: 0 }, 0, { passed: 4, failed: 0 }],
  [{ passed: 4, failed: 2 }, 1, { passed: 4, failed: 2 }],
  [{ passed: 4, failed: 0 }, 1, { passed: 4, failed: 1 }],
  [{ passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
])('the counts %o with exit code %i become %o', (counts, code, expected) => {
  expect(withExitCode(counts, code)).toEqual(expected);
});
