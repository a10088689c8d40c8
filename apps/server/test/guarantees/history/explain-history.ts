import { type Act, type ClubState, play } from './club-model.ts';

/** Something that was asked of one club, when it was asked and answered, and how. */
export type Deed = { act: Act; status: number; asked: number; answered: number };

/**
 * Whether the answers can be explained by doing one thing after the other, each at some moment
 * between its question and its answer, and ending as the club did. Answers undefined if so, else
 * the first deeds that no order explains.
 */
export function findUnexplained(
  start: ClubState,
  deeds: readonly Deed[],
  isEnd: (state: ClubState) => boolean,
): Deed[] | undefined {
  const sorted = deeds.toSorted((a, b) => a.asked - b.asked);
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
    for (const index of nextOf(from)) {
      const deed = sorted[index];
      if (deed === undefined) continue;
      const { status, next } = play(state, deed.act);
      if (status !== deed.status) continue;
      done.add(index);
      if (explain(from, next)) return true;
      done.delete(index);
    }
    hopeless.add(key);
    return false;
  }

  /** Whatever was asked before the first of those left was answered may have come first. */
  function nextOf(from: number): number[] {
    const candidates: number[] = [];
    let firstAnswer = Number.POSITIVE_INFINITY;
    for (let index = from; index < sorted.length; index += 1) {
      const deed = sorted[index];
      if (deed === undefined || deed.asked > firstAnswer) break;
      if (done.has(index)) continue;
      firstAnswer = Math.min(firstAnswer, deed.answered);
      candidates.push(index);
    }
    return candidates.filter((index) => (sorted[index]?.asked ?? 0) <= firstAnswer);
  }

  return explain(0, start) ? undefined : sorted.slice(Math.max(0, furthest - 3), furthest + 20);
}
