import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';

/** Where the primary is and was, as far as this process knows. */
export type PrimaryPositions = {
  /** Called with what the primary says of itself. */
  sample(position: Position): void;
  /** Called with what is known of commits otherwise: the primary has them all. */
  note(position: Position): void;
  newest(): Position;
  /** Where it was `maxAgeMs` ago, or when it was first asked since; undefined if it never was. */
  bound(): Position | undefined;
  /** When it was last asked and had no more than this; undefined if it had more whenever it was asked. */
  lastAt(position: Position): number | undefined;
};

/** By this process's own clock: the clocks of two servers may differ by more than a replica lags. */
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
      // Another server has become the primary, and has less than the one before.
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
