import { isTest, type SourceFile } from './source-tree.ts';

const keyHome = 'apps/web/src/api/endpoint-query.ts';
const pathHome = 'apps/web/src/navigation/paths.ts';
const inlineKey = /\b(?:query|mutation)Key: *\[|\b(?:set|get)Quer(?:y|ies)Data(?:<[^>]*>)?\(\s*\[/;
const appPath =
  /(['"`])\/(?:azit|userpage|review|login|signup|findpw|oauth|search|chat|loading|notice)\b/;
const linkToRoot =
  /\b(?:to|fallback)=(?:"\/"|\{['"]\/['"]\})|\bnavigate\(['"]\/['"]|\bto: ['"]\/['"]/;

export function findInlineKeys(files: readonly SourceFile[]): string[] {
  return searchWeb(files, keyHome, [inlineKey]);
}

export function findInlinePaths(files: readonly SourceFile[]): string[] {
  return searchWeb(files, pathHome, [appPath, linkToRoot]);
}

function searchWeb(files: readonly SourceFile[], home: string, patterns: RegExp[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/web/src/') && path !== home && !isTest(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, position: `${path}:${index + 1}` }))
        .filter(({ line }) => !/^\s*(?:\/\/|\*|\/\*\*)/.test(line))
        .filter(({ line }) => patterns.some((pattern) => pattern.test(line)))
        .map(({ line, position }) => `${position} ${line.trim()}`),
    );
}
