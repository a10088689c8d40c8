import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const script = 'theme.js';

/**
 * The page waits for this script before it paints, so it must be kept for good once it was fetched:
 * emits it under a name that changes with its text, and names it so in the page.
 */
export function nameThemeScript(): Plugin {
  let folder = '';
  return {
    name: 'name-theme-script',
    apply: 'build',
    configResolved: (config) => {
      folder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = await readFile(path.join(folder, script));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        const fileName = `assets/theme-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        page.source = String(page.source).replace(`"/${script}"`, `"/${fileName}"`);
      },
    },
  };
}
