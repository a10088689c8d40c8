import path from 'node:path';
import { isTest } from './source-tree.ts';

const MAX_ENTRIES = 30;
const MAX_LIB_FILES = 14;
const webLib = 'apps/web/src/lib';
const listsByNature = /\/(images|images\/default|migrations|icons)$/;

export function findFullFolders(paths: readonly string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const file of paths) {
    for (let child = file; path.posix.dirname(child) !== '.'; child = path.posix.dirname(child)) {
      const folder = path.posix.dirname(child);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(child));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > MAX_ENTRIES && !listsByNature.test(folder))
    .map(([folder, { size }]) => `${folder} has ${size} entries`);
}

export function findFullLib(paths: readonly string[]): string[] {
  const files = paths.filter((file) => file.startsWith(`${webLib}/`) && !isTest(file));
  return files.length > MAX_LIB_FILES ? [`${webLib} has ${files.length} files`] : [];
}
