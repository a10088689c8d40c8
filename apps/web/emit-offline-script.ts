import type { Plugin } from 'vite';
import { buildEarlyScript } from './build-early-script.ts';

/** Emits the script of public/offline.html, which the service worker caches under a fixed name. */
export function emitOfflineScript(source: string): Plugin {
  let root = '';
  return {
    name: 'emit-offline-script',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const { code } = await buildEarlyScript(root, source);
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: code });
    },
  };
}
