import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { buildEarlyScript } from './build-early-script.ts';

/**
 * Emits offline.js, the script of public/offline.html. The service worker caches both under fixed
 * names, so the name of the cache in sw.js gets a hash of both: a changed sw.js makes browsers
 * replace the cached files.
 */
export function emitOfflineScript(source: string): Plugin {
  return {
    name: 'emit-offline-script',
    apply: 'build',
    async generateBundle() {
      const { root, publicDir } = this.environment.config;
      const read = (name: string) => readFile(path.join(publicDir, name), 'utf8');
      const { code } = await buildEarlyScript(root, source);
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: code });
      const hash = createHash('sha256')
        .update(await read('offline.html'))
        .update(code);
      const cacheName = `cacheName = 'offline-${hash.digest('hex').slice(0, 8)}'`;
      const worker = await read('sw.js');
      const named = worker.replace("cacheName = 'offline'", cacheName);
      if (named === worker) throw new Error('sw.js does not name its cache');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: named });
    },
  };
}
