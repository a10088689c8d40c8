import type { CoverageMarks } from './find-covering-tests.ts';
import type { StatementSection } from './read-statements.ts';

export function findLedgerFaults(
  sections: readonly StatementSection[],
  { tests, strayMarks }: CoverageMarks,
): string[] {
  const known = sections.flatMap(({ statements }) => statements.map(({ id }) => id));
  const covered = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...known
      .filter((id, index) => known.indexOf(id) !== index)
      .map((id) => `statement ${id} is written twice`),
    ...known.filter((id) => !covered.has(id)).map((id) => `statement ${id} has no test`),
    ...tests.flatMap(({ file, titles, ids }) =>
      ids
        .filter((id) => !known.includes(id))
        .map((id) => `${file} › ${titles.join(' › ')} covers the unknown statement ${id}`),
    ),
    ...strayMarks.map((position) => `${position}: a covers comment has no test in the next line`),
  ];
}
