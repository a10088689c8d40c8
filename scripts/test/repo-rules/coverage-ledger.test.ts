import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCoveringTests } from '../coverage-ledger/find-covering-tests.ts';
import { findLedgerFaults } from '../coverage-ledger/find-ledger-faults.ts';
import { ledgerFile, readLedgerSources } from '../coverage-ledger/read-ledger-sources.ts';
import { readStatements } from '../coverage-ledger/read-statements.ts';
import { renderLedger } from '../coverage-ledger/render-ledger.ts';

describe('the coverage ledger of this repository', () => {
  const { sections, marks } = readLedgerSources();

  test('every requirement has a test; every covers comment has a requirement and a test', () => {
    expect(sections.flatMap(({ statements }) => statements).length).toBeGreaterThan(200);
    expect(findLedgerFaults(sections, marks)).toEqual([]);
  });

  test('the file docs/coverage.md equals the output of `npm run coverage:ledger`', () => {
    expect(readFileSync(ledgerFile, 'utf8')).toBe(renderLedger(sections, marks.tests));
  });
});

describe('coverage marks above tests', () => {
  test('a covers comment above any form of test is read with the describe titles around', () => {
    const source = [
      '// covers S1.1, S1.2 (docs/coverage-statements.md)',
      "test('one', () => {});",
      "describe('a group', () => {",
      "  describe.each([['x']])('of %s', () => {",
      '    // covers S2.1',
      '    // covers S2.2',
      '    it("it’s two", () => {});',
      '  });',
      '  // covers S3',
      '  test.each<[string]>([',
      "    ['a'],",
      '  ])(',
      '    `three $a`,',
      '    () => {});',
      '});',
      '// covers S4',
      "test('four\\'s', { timeout: 1 }, () => {});",
    ].join('\n');
    expect(findCoveringTests('a.test.ts', source)).toEqual({
      strayMarks: [],
      tests: [
        { file: 'a.test.ts', titles: ['one'], ids: ['S1.1', 'S1.2'] },
        { file: 'a.test.ts', titles: ['a group', 'of %s', 'it’s two'], ids: ['S2.1', 'S2.2'] },
        { file: 'a.test.ts', titles: ['a group', 'three $a'], ids: ['S3'] },
        { file: 'a.test.ts', titles: ["four's"], ids: ['S4'] },
      ],
    });
  });

  test.each([
    ['an empty line', '// covers S1.1\n\n'],
    ['a group', "// covers S1.1\ndescribe('group', () => {});"],
    ['a function', '// covers S1.1\nfunction act() {}'],
    ['the end of the file', '// covers S1.1'],
  ])('a covers comment above %s is reported with its line', (_below, source) => {
    expect(findCoveringTests('a.test.ts', source)).toEqual({
      tests: [],
      strayMarks: ['a.test.ts:1'],
    });
  });
});

describe('coverage statements', () => {
  const sections = readStatements('# Title\n\n## First\n\n- S1.1: one\n- S1.2: a | b\n');

  test('a requirement without an id is refused', () => {
    expect(() => readStatements('## First\n\n- no id here')).toThrow('no id here');
  });

  test('the ledger reports untested, missing and repeated requirements', () => {
    const repeated = readStatements('## First\n\n- S1.1: one\n- S1.1: again\n- S1.2: two');
    const tests = [{ file: 'a.test.ts', titles: ['group', 'title'], ids: ['S1.1', 'S9'] }];
    expect(findLedgerFaults(repeated, { tests, strayMarks: ['a.test.ts:7'] })).toEqual([
      'statement S1.1 is written twice',
      'statement S1.2 has no test',
      'a.test.ts › group › title covers the unknown statement S9',
      'a.test.ts:7: a covers comment has no test in the next line',
    ]);
  });

  test('the ledger lists every requirement with its tests and escapes a vertical bar', () => {
    const tests = [
      { file: 'a.test.ts', titles: ['group', 'title'], ids: ['S1.1'] },
      { file: 'b.test.ts', titles: ['x | y'], ids: ['S1.1', 'S1.2'] },
    ];
    const rows = renderLedger(sections, tests).split('\n').slice(-4);
    expect(rows).toEqual([
      '|---|---|---|',
      '| S1.1 | one | `a.test.ts › group › title`<br>`b.test.ts › x \\| y` |',
      '| S1.2 | a \\| b | `b.test.ts › x \\| y` |',
      '',
    ]);
  });
});
