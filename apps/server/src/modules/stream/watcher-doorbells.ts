import type { OpenStream } from './open-streams.ts';

/** Any number of visitors may watch a club, so visitors get doorbells less often than members. */
const REST_MS = 2_000;
const BATCH_SIZE = 250;
const BATCH_EVERY_MS = 50;

/** Sends the first doorbell at once and merges those that follow into batches. */
export function watcherDoorbells(dependencies: {
  listWatchers(clubId: number): OpenStream[];
  send(to: readonly OpenStream[], clubId: number): void;
}) {
  const { listWatchers, send } = dependencies;
  const ringsAgain = new Map<number, boolean>();

  function ring(clubId: number): void {
    if (ringsAgain.has(clubId)) {
      ringsAgain.set(clubId, true);
      return;
    }
    const watchers = listWatchers(clubId);
    if (watchers.length === 0) return;
    ringsAgain.set(clubId, false);
    sendBatch(clubId, watchers);
  }

  function sendBatch(clubId: number, watchers: readonly OpenStream[]): void {
    send(watchers.slice(0, BATCH_SIZE), clubId);
    const rest = watchers.slice(BATCH_SIZE);
    if (rest.length > 0) setTimeout(sendBatch, BATCH_EVERY_MS, clubId, rest).unref();
    else setTimeout(endRest, REST_MS, clubId).unref();
  }

  function endRest(clubId: number): void {
    const isDue = ringsAgain.get(clubId);
    ringsAgain.delete(clubId);
    if (isDue) ring(clubId);
  }

  return { ring };
}
