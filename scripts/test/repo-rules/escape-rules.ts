import { isTest, type SourceFile } from './source-tree.ts';

const escapes = [/\bas any\b/, /@ts-(ignore|nocheck)/, /\b(biome|eslint|oxlint)-(ignore|disable)/];
// Tests may use this directive, because there it asserts that the code does not compile.
const testsOnly = [/@ts-expect-erro[r]/];
const silenced = [
  /\b(it|test|describe|suite)(\.\w+)*\.(only|skip|todo|fixme|fails)\b/,
  /\b(xit|xtest|xdescribe|fit|fdescribe)\(/,
  /\bretr(y|ies)\b['"]?[:=, ] *['"]?[1-9]/,
];
/**
 * Only scripts/steps.mjs may retry failed tests, because it also lists every retried test
 * (docs/decisions/0005-tests.md).
 */
const runAgain = /^scripts\/steps\.mjs:\d+ const run(InBrowser)?Again = \['--retr(y|ies)[=]1'\];$/;
const sleeps = [/\bwaitForTimeout\(/, /setTimeout\(\s*r(es(olve)?)?\s*,\s*[1-9]/, /\bsleep\([1-9]/];

export function findEscapes(files: SourceFile[]): string[] {
  const product = files.filter(({ path }) => !isTest(path));
  return [...search(files, escapes), ...search(product, testsOnly)];
}

export function findSilencedTests(files: SourceFile[]): string[] {
  return search(files, silenced).filter((found) => !runAgain.test(found));
}

export function findSleepingTests(files: SourceFile[]): string[] {
  return search(
    files.filter(({ path }) => isTest(path)),
    sleeps,
  );
}

function search(files: SourceFile[], patterns: RegExp[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .map((line, index) => ({ line: line.trim(), position: `${path}:${index + 1}` }))
      .filter(({ line }) => patterns.some((pattern) => pattern.test(line)))
      .map(({ line, position }) => `${position} ${line}`),
  );
}
