import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';

/**
 * Records when the primary had which replication position, to measure the lag of replicas. All
 * times come from this process: the clocks of two servers may differ by more than the lag.
 */
export function primaryPositions(maxAgeMs: number, now: () => number = () => performance.now()) {
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
    sample: (position: Position) => {
      // After a failover the new primary may be behind the old one, so old samples are invalid.
      if (position < (samples.at(-1)?.position ?? NO_POSITION)) samples.length = 0;
      samples.push({ at: now(), position });
      note(position);
      forgetOld();
    },
    bound: () => {
      forgetOld();
      return samples[0]?.position;
    },
    lastAt: (position: Position) => samples.findLast((sample) => sample.position <= position)?.at,
  };
}
