import type { Figures } from '../../client/load.ts';

export const PEER_CLIENTS = 8;

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
