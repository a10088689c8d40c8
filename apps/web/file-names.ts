import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Names of built files. Short hashes and no part names, because the entry lists them all. Both
 * builds use this, as first views reference pictures.
 */
function builtName(name: string, extension: string): string {
  return `assets/${name.startsWith('part~') ? 'part' : '[name]'}-[hash:7].${extension}`;
}

export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => builtName(name, 'js'),
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) => builtName(name, '[ext]'),
};

/** Class and sheet name without the line: every script that uses the class contains it. */
function scopedName(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
}

/** Vite's setting; first views come from a separate build and need the same names. */
export const classNames = { modules: { generateScopedName: scopedName } };
