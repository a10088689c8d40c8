import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Names of built files. The entry lists every one of them: hashes are short, and a part's own name
 * would join those of all its screens. The first views name pictures, so both builds ask here.
 */
function builtName(name: string, extension: string): string {
  return `assets/${name.startsWith('part~') ? 'part' : '[name]'}-[hash:7].${extension}`;
}

export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => builtName(name, 'js'),
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) => builtName(name, '[ext]'),
};

/** The class's name and its sheet, without the line: it is in every script that uses the class. */
function scopedName(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
}

/** Vite's setting: the first views are drawn by a build of their own and need the same names. */
export const classNames = { modules: { generateScopedName: scopedName } };
