import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = import.meta.dirname;
export const PEER_PACKAGES = join(folder, 'node_modules');

export function loadPeer(name: string): unknown {
  return createRequire(join(folder, 'package.json'))(name);
}
