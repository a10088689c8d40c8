import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';

/** The positions of the primary over time, as known to this process. */
export type PrimaryPositions = {
  /** Records a position read from the primary. */
  sample(position: Position): void;
  /** Records the position of a commit, which the primary has reached. */
  note(position: Position): void;
  newest(): Position;
  /** The position `maxAgeMs` ago, or the first sample since; undefined without a sample. */
  bound(): Position | undefined;
  /** The time of the last sample at or before this position, if any. */
  lastAt(position: Position): number | undefined;
};

/** Uses the clock of this process: the clocks of two servers may differ by more than the lag. */
export function primaryPositions(
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): PrimaryPositions {
  const samples: { at: number; position: Position }[] = [];
  let newest = NO_POSITION;
  const note = (position: Position) => {
    newest = furthest(newest, position);
  };
  function forgetOld(): void {
    const since = now() - maxAgeMs;
    while (samples[1] !== undefined && samples[1].at <= since) samples.shift();
  }
  return {
    note,
    newest: () => newest,
    sample: (position) => {
      // A new primary may be behind the earlier one.
      if (position < (samples.at(-1)?.position ?? NO_POSITION)) samples.length = 0;
      samples.push({ at: now(), position });
      note(position);
      forgetOld();
    },
    bound: () => {
      forgetOld();
      return samples[0]?.position;
    },
    lastAt: (position) => samples.findLast((sample) => sample.position <= position)?.at,
  };
}
