import { expect, test } from 'vitest';
import { ignoredMutants } from './ignored-mutants.ts';
import { mutatedFiles } from './mutated-files.mjs';
import { getPercentage, type Report, scoreReport } from './score.ts';

const mutant = (line: number, status: string, replacement = 'false') => ({
  mutatorName: 'ConditionalExpression',
  status,
  replacement,
  // The position of the condition in `source`, between the parentheses of `if`.
  location: { start: { line, column: 5 }, end: { line, column: 11 } },
});
const source = 'if (isFull) refuse();\nif (isLate) warn();\n';
const report: Report = {
  'a.ts': { source, mutants: [mutant(1, 'Killed'), mutant(1, 'Timeout'), mutant(2, 'Survived')] },
  'b.ts': { source, mutants: [mutant(1, 'NoCoverage', 'true'), mutant(2, 'Ignored')] },
};

test('a mutant counts as killed if a test fails or never ends, otherwise as alive', () => {
  const { files, survivors, ignored } = scoreReport(report, []);
  expect(files).toEqual([
    { file: 'a.ts', killed: 2, total: 3, ignored: 0 },
    { file: 'b.ts', killed: 0, total: 1, ignored: 0 },
  ]);
  expect(survivors).toEqual([
    {
      file: 'a.ts',
      line: 2,
      code: 'if (isLate) warn();',
      original: 'isLate',
      replacement: 'false',
    },
    {
      file: 'b.ts',
      line: 1,
      code: 'if (isFull) refuse();',
      original: 'isFull',
      replacement: 'true',
    },
  ]);
  expect(ignored).toEqual([]);
  expect(getPercentage(files)).toBe(50);
});

test('a listed mutant is ignored with its reason and does not lower the score', () => {
  const entry = { file: 'a.ts', code: 'isLate', reason: 'only logs' };
  const { files, survivors, ignored } = scoreReport(report, [entry]);
  expect(survivors.map(({ file }) => file)).toEqual(['b.ts']);
  expect(ignored.map(({ reason }) => reason)).toEqual(['only logs']);
  expect(files.map((file) => getPercentage([file]))).toEqual([100, 0]);
});

test.each([
  ['of another line', { file: 'a.ts', code: 'isFull', reason: '' }],
  ['with another replacement', { file: 'a.ts', code: 'isLate', replacement: 'true', reason: '' }],
])('a list entry %s ignores nothing and is reported as outdated', (_name, entry) => {
  const { survivors, outdated } = scoreReport(report, [entry]);
  expect(survivors).toHaveLength(2);
  expect(outdated).toEqual([entry]);
});

test('a list entry of a file that was not mutated is not outdated', () => {
  const entry = { file: 'c.ts', code: 'isLate', reason: '' };
  expect(scoreReport(report, [entry]).outdated).toEqual([]);
});

test('every file in the list of ignored mutants is mutated', () => {
  const files = ignoredMutants.map(({ file }) => file);
  expect(files.filter((file) => !mutatedFiles.includes(file))).toEqual([]);
});
