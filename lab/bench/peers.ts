import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Figures } from './load.ts';

/*
 * What others use for the same page. No dependencies, and in a folder of their own:
 *   npm install --prefix .bench --no-save --ignore-scripts typeorm express prisma@7 @prisma/client@7 @prisma/adapter-pg@7
 */
export const PEERS_FOLDER = join(import.meta.dirname, '../../.bench/node_modules');
export const PEER_CLIENTS = 8;

/** Returns what the package exports, or undefined where it is not installed. */
export function loadPeer(name: string): unknown {
  try {
    return createRequire(join(PEERS_FOLDER, 'peers.js'))(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return;
    throw error;
  }
}

/** Eight clients each ask for the next page as soon as they have one, in this process. */
export async function measureCalls(
  page: () => Promise<unknown>,
  seconds: number,
): Promise<Figures> {
  const times: number[] = [];
  await page();
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      JSON.stringify(await page());
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: PEER_CLIENTS }, client));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
