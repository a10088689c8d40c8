export interface CoveringTest {
  readonly file: string;
  readonly titles: readonly string[];
  readonly ids: readonly string[];
}

export interface CoverageMarks {
  readonly tests: readonly CoveringTest[];
  readonly strayMarks: readonly string[];
}

const mark = /^\s*\/\/ covers\b(.*?)(?: \(docs\/coverage-statements\.md\))?$/;
const testStart = /^\s*(?:test|it)(?:\.each|\.for)?[(`<]/;
const groupStart = /^\s*(?:test\.)?describe(?:\.each|\.for)?[(<]/;
const literal = String.raw`'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\`((?:[^\`\\]|\\.)*)\``;
const titleArgument = new RegExp(
  String.raw`(?:\b(?:test|it|describe)|\))\(\s*(?:${literal})\s*,`,
  'g',
);

/** Returns the tests that have `// covers S1.4 (docs/coverage-statements.md)` in the line above. */
export function findCoveringTests(file: string, source: string): CoverageMarks {
  const lines = source.split('\n');
  const tests: CoveringTest[] = [];
  const strayMarks: string[] = [];
  let ids: string[] = [];
  for (const [index, line] of lines.entries()) {
    const marked = mark.exec(line)?.[1];
    if (marked !== undefined) {
      ids.push(...marked.split(',').map((id) => id.trim()));
      continue;
    }
    if (ids.length === 0) continue;
    const title = testStart.test(line) ? readTitle(lines, index) : undefined;
    if (title === undefined) strayMarks.push(`${file}:${index}`);
    else tests.push({ file, titles: [...groupsAround(lines, index), title], ids });
    ids = [];
  }
  if (ids.length > 0) strayMarks.push(`${file}:${lines.length}`);
  return { tests, strayMarks };
}

/** Relies on the formatter: the enclosing group is the nearest line above with less indentation. */
function groupsAround(lines: readonly string[], index: number): string[] {
  const titles: string[] = [];
  let depth = indentation(lines[index] ?? '');
  for (let above = index - 1; above >= 0 && depth > 0; above -= 1) {
    const line = lines[above] ?? '';
    if (!groupStart.test(line) || indentation(line) >= depth) continue;
    depth = indentation(line);
    titles.unshift(readTitle(lines, above) ?? '');
  }
  return titles;
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}

function readTitle(lines: readonly string[], index: number): string | undefined {
  titleArgument.lastIndex = 0;
  const found = titleArgument.exec(lines.slice(index).join('\n'));
  const [, single, double, template] = found ?? [];
  return (single ?? double ?? template)?.replaceAll(/\\(.)/g, '$1');
}
