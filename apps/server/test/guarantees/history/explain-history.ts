import { type Act, type ClubState, play } from './club-model.ts';

export type HistoryEntry = { act: Act; status: number; sentAt: number; repliedAt: number };

/**
 * Checks linearizability: one order of requests must explain all replies and the final state, with
 * each request taking effect between its sending and its reply. Otherwise returns the first
 * unexplained entries.
 */
export function findUnexplained(
  start: ClubState,
  entries: readonly HistoryEntry[],
  isEnd: (state: ClubState) => boolean,
): HistoryEntry[] | undefined {
  const sorted = entries.toSorted((a, b) => a.sentAt - b.sentAt);
  const done = new Set<number>();
  const hopeless = new Set<string>();
  let furthest = 0;

  function explain(first: number, state: ClubState): boolean {
    let from = first;
    while (done.has(from)) from += 1;
    if (from === sorted.length) return isEnd(state);
    furthest = Math.max(furthest, from);
    const key = `${from} ${[...done].filter((index) => index > from).join()} ${state}`;
    if (hopeless.has(key)) return false;
    for (const index of listNext(from)) {
      const entry = sorted[index];
      if (entry === undefined) continue;
      const { status, next } = play(state, entry.act);
      if (status !== entry.status) continue;
      done.add(index);
      if (explain(from, next)) return true;
      done.delete(index);
    }
    hopeless.add(key);
    return false;
  }

  /** Any request sent before the earliest remaining reply may have taken effect first. */
  function listNext(from: number): number[] {
    const candidates: number[] = [];
    let firstReply = Number.POSITIVE_INFINITY;
    for (let index = from; index < sorted.length; index += 1) {
      const entry = sorted[index];
      if (entry === undefined || entry.sentAt > firstReply) break;
      if (done.has(index)) continue;
      firstReply = Math.min(firstReply, entry.repliedAt);
      candidates.push(index);
    }
    return candidates.filter((index) => (sorted[index]?.sentAt ?? 0) <= firstReply);
  }

  return explain(0, start) ? undefined : sorted.slice(Math.max(0, furthest - 3), furthest + 20);
}
