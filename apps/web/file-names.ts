import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * The entry script contains the name of every file, so names are short: a hash of seven letters, and
 * `part` for style sheets and automatically created chunks (`part~…`). The first views contain URLs
 * of the app's pictures, so their build uses the same names.
 */
function builtName(name: string, extension: string): string {
  return `assets/${/^part~|\.css$/.test(name) ? 'part' : '[name]'}-[hash:7].${extension}`;
}

export const fileNames = {
  chunkFileNames: ({ name }: { name: string }) => builtName(name, 'js'),
  assetFileNames: ({ names: [name = ''] }: { names: string[] }) => builtName(name, '[ext]'),
};

/** Generated class names are short, because every script that uses a class contains its name. */
function scopedName(name: string, file: string): string {
  const sheet = path.relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 4)}`;
}

export const classNames = { modules: { generateScopedName: scopedName } };
