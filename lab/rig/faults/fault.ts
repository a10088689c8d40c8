import type { Stack } from '../stack.ts';

export type Fault = {
  /** By which it is chosen, as in `--only failover`. */
  key: string;
  what: string;
  /** How long people may be without what they ask for. */
  limitMs: number;
  /** No request may fail at all. */
  isSeamless?: boolean;
  /** Everything works on until it begins in earnest: counted from the first request that fails. */
  isPlanned?: boolean;
  /** What was stored before is gone: the store of the rig keeps nothing on a disk. */
  losesPictures?: boolean;
  /** Returns since when people are to be served again: the fault itself, or its end. */
  cause(stack: Stack): Promise<number>;
  /** Brings back what the next fault needs; not measured. */
  mend?(stack: Stack): Promise<void>;
};

export const RECOVERY_LIMIT_MS = 5_000;
