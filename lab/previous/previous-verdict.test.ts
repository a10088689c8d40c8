import { expect, test } from 'vitest';
import { judge } from './previous-verdict.mjs';

const known = [{ file: 'a.api.test.ts', title: 'lists every table', why: 'there is one more' }];

function makeReport(...tests: [title: string, status: 'passed' | 'failed'][]) {
  const assertionResults = tests.map(([fullName, status]) => ({ fullName, status }));
  const isSound = tests.every(([, status]) => status === 'passed');
  const status = isSound ? 'passed' : 'failed';
  return { testResults: [{ name: '/release/a.api.test.ts', status, assertionResults }] };
}

test('a failed test on the list of expected failures is excused with its reason', () => {
  const report = makeReport(['lists every table', 'failed'], ['logs in', 'passed']);
  expect(judge(report, 1, '/release', known)).toEqual({
    passed: 1,
    excused: [{ name: 'a.api.test.ts lists every table', why: 'there is one more' }],
    failed: [],
  });
});

test('a failed test that is not on the list of expected failures counts as failed', () => {
  const report = makeReport(['lists every table', 'passed'], ['logs in', 'failed']);
  expect(judge(report, 1, '/release', known)).toEqual({
    passed: 1,
    excused: [],
    failed: ['a.api.test.ts logs in'],
  });
});

test('a test file that could not be loaded counts as failed', () => {
  const report = makeReport(['logs in', 'passed']);
  const broken = { name: '/release/b.api.test.ts', status: 'failed', assertionResults: [] };
  const verdict = judge({ testResults: [...report.testResults, broken] }, 1, '/release', known);
  expect(verdict.failed).toEqual(['b.api.test.ts as a whole']);
});

test('a missing report or a non-zero exit code without a failed test counts as failed', () => {
  const report = makeReport(['logs in', 'passed']);
  expect(judge(report, 0, '/release', known).failed).toEqual([]);
  expect(judge(report, 130, '/release', known).failed).toEqual(['vitest ended with 130']);
  expect(judge(undefined, 0, '/release', known).failed).toEqual(['not one test passed']);
});
