export type CoverageRow = { id: string; statement: string; tests: string[] };

const row = /^\| ([A-Z]\d+(?:\.\d+)?) \| (.+) \| (.+) \|$/;
const reference = /^`(\S+) › (.+)`$/;
const literal = String.raw`'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\`((?:[^\`\\]|\\.)*)\``;
/** The first argument of a test, or of what a table of tests answers. */
const title = new RegExp(String.raw`(?:\b(?:test|it)|\))\(\s*(?:${literal})\s*,`, 'g');

export function readRows(table: string): CoverageRow[] {
  return table.split('\n').flatMap((line) => {
    const [, id, statement, tests] = row.exec(line) ?? [];
    if (id === undefined || statement === undefined || tests === undefined) return [];
    return [{ id, statement, tests: tests.split('<br>') }];
  });
}

export function titlesOf(source: string): string[] {
  return [...source.matchAll(title)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1'),
  );
}

/** What the table names and the repository has not; `read` answers null where there is no file. */
export function findLostTests(
  rows: readonly CoverageRow[],
  read: (file: string) => string | null,
): string[] {
  return rows.flatMap(({ id, tests }) =>
    tests.flatMap((named) => {
      const [, file, wanted] = reference.exec(named) ?? [];
      if (file === undefined || wanted === undefined) return [`${id} names no test: ${named}`];
      const source = /\.(test|spec)\.tsx?$/.test(file) ? read(file) : null;
      if (source === null) return [`${id} names no test file: ${file}`];
      return titlesOf(source).includes(wanted) ? [] : [`${id}: ${file} has no test ${wanted}`];
    }),
  );
}

export function findDoubleIds(rows: readonly CoverageRow[]): string[] {
  const ids = rows.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
