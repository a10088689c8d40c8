import type { Figures } from '../../client/load.ts';

/** Connections of each peer, and clients that use them. */
export const PEER_CLIENTS = 8;

/** Eight clients in this process each request the next page as soon as they have one. */
export async function measureCalls(
  page: () => Promise<unknown>,
  seconds: number,
): Promise<Figures> {
  const times: number[] = [];
  await page();
  const end = performance.now() + seconds * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      JSON.stringify(await page());
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: PEER_CLIENTS }, client));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99) };
}
