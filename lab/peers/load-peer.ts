import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = import.meta.dirname;
export const PEER_PACKAGES = join(folder, 'node_modules');

/** Returns what a package of `peers/package.json` exports; call `ensurePeers` before. */
export function loadPeer(name: string): unknown {
  return createRequire(join(folder, 'package.json'))(name);
}
