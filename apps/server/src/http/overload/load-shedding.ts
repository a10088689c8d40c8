/** What the process has to do, as it was in the last tenth of a second. */
export type Workload = {
  /** How late the event loop calls what is due. */
  lagMs: number;
  /** How long callers waited for a connection to the database. */
  waitMs: number;
  /** Requests without a reply yet, streams left out. */
  underWay: number;
};

/** In the order in which they are refused. A write is never refused here. */
export type ReadKind = 'guests-list' | 'read';

export type LoadShedding = {
  /** Called ten times a second. Returns the share that is refused now: 0 none, 2 every read. */
  adapt(workload: Workload): number;
  isRefused(kind: ReadKind): boolean;
};

/** Measured by bench:overload: at the load one process holds, both stay below half of this. */
const LAG_LIMIT_MS = 60;
const WAIT_LIMIT_MS = 150;
/**
 * With fewer requests under way there is nothing to refuse: then it is the machine that is slow, and
 * refusing would not help it.
 */
const FEWEST_UNDER_WAY = 64;
const STEP = 0.1;
const LONGEST_STEP = 0.3;

/**
 * Refuses a share of the reads: as much more, while there is too much to do, as it is too much, and
 * less again only when there is half as much to do. Guests' lists go first; when all of those are
 * refused, a share of all other reads.
 */
export function loadShedding(random: () => number = Math.random): LoadShedding {
  let refused = 0;
  return {
    adapt: ({ lagMs, waitMs, underWay }) => {
      const isCrowded = underWay >= FEWEST_UNDER_WAY;
      const pressure = isCrowded ? Math.max(lagMs / LAG_LIMIT_MS, waitMs / WAIT_LIMIT_MS) : 0;
      if (pressure > 1) refused += Math.min(STEP * pressure, LONGEST_STEP);
      else if (pressure < 0.5) refused -= STEP;
      refused = Math.min(Math.max(refused, 0), 2);
      return refused;
    },
    isRefused: (kind) => random() < (kind === 'guests-list' ? refused : refused - 1),
  };
}
