import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Hashes are short and part names are omitted, because the entry lists every file. Both builds
 * share these names, as first views reference pictures.
 */
function builtName(name: string, extension: string): string {
  return `assets/${name.startsWith('part~') ? 'part' : '[name]'}-[hash:7].${extension}`;
}

export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => builtName(name, 'js'),
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) => builtName(name, '[ext]'),
};

/** Scoped names are short, because every script that uses a class contains its name. */
function scopedName(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
}

export const classNames = { modules: { generateScopedName: scopedName } };
