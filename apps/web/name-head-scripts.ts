import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const scripts = ['theme.js', 'install.js'];

/**
 * The scripts in the head of the page block the first paint. A content hash in their names lets
 * browsers cache them forever.
 */
export function nameHeadScripts(): Plugin {
  return {
    name: 'name-head-scripts',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const { publicDir } = this.environment.config;
        const texts = scripts.map((name) => readFile(path.join(publicDir, name), 'utf8'));
        const source = (await Promise.all(texts)).join('\n');
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        const fileName = `assets/head-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        const tags = scripts.map((name) => `<script src="/${name}"></script>`).join('\\s*');
        const html = String(page.source);
        const named = html.replace(new RegExp(tags), `<script src="/${fileName}"></script>`);
        if (named === html) throw new Error(`index.html does not name ${scripts.join(', ')}`);
        page.source = named;
      },
    },
  };
}
