import { expect, test } from 'vitest';
import { judge } from './previous-verdict.mjs';

const known = [{ file: 'a.api.test.ts', title: 'lists every table', why: 'there is one more' }];

function reportOf(...tests: [title: string, status: 'passed' | 'failed'][]) {
  const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }));
  const isSound = tests.every(([, status]) => status === 'passed');
  const status = isSound ? 'passed' : 'failed';
  return { testResults: [{ name: '/release/a.api.test.ts', status, assertionResults }] };
}

test('a failed test of the schema itself is named with its reason and does not count as failed', () => {
  const report = reportOf(['lists every table', 'failed'], ['logs in', 'passed']);
  expect(judge(report, 1, '/release', known)).toEqual({
    passed: 1,
    excused: [{ name: 'a.api.test.ts lists every table', why: 'there is one more' }],
    failed: [],
  });
});

test('any other failed test counts as failed', () => {
  const report = reportOf(['lists every table', 'passed'], ['logs in', 'failed']);
  expect(judge(report, 1, '/release', known)).toEqual({
    passed: 1,
    excused: [],
    failed: ['a.api.test.ts logs in'],
  });
});

test('a file that could not be loaded counts as failed', () => {
  const report = reportOf(['logs in', 'passed']);
  const broken = { name: '/release/b.api.test.ts', status: 'failed', assertionResults: [] };
  const verdict = judge({ testResults: [...report.testResults, broken] }, 1, '/release', known);
  expect(verdict.failed).toEqual(['b.api.test.ts as a whole']);
});

test('a run that ends badly without a failed test, or without a report, counts as failed', () => {
  const report = reportOf(['logs in', 'passed']);
  expect(judge(report, 0, '/release', known).failed).toEqual([]);
  expect(judge(report, 130, '/release', known).failed).toEqual(['vitest ended with 130']);
  expect(judge(undefined, 0, '/release', known).failed).toEqual(['not one test passed']);
});
