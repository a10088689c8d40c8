import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type SourceFile = { path: string; text: string };

export const root = path.resolve(import.meta.dirname, '../../..');

const skipped = new Set([
  'node_modules',
  'dist',
  'dist-e2e',
  'coverage',
  'test-results',
  'playwright-report',
  '.data',
  '.bench',
  '.walk',
  '.git',
]);

export function readTree(folders: string[], endings: string[]): SourceFile[] {
  return folders
    .flatMap((folder) => list(folder))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

export function isTest(file: string): boolean {
  return (
    /\.(test|spec)\.tsx?$/.test(file) ||
    file.startsWith('e2e/') ||
    /^apps\/(server\/test|web\/src\/testing)\//.test(file)
  );
}

function list(folder: string): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries
    .filter((entry) => !skipped.has(entry.name))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? list(name) : [name];
    });
}
