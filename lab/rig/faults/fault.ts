import type { Stack } from '../stack.ts';

export type Fault = {
  /** The name for `--only`. */
  key: string;
  what: string;
  /** How long requests may fail. */
  limitMs: number;
  /** No request may fail. */
  isSeamless?: boolean;
  /** A planned switchover interrupts some time after `cause`: measure from the first failed request. */
  isPlanned?: boolean;
  /** Stored images are lost: the store of the rig is in memory. */
  losesImages?: boolean;
  /** Returns the time from which requests should succeed again: the fault itself, or its end. */
  cause(stack: Stack): Promise<number>;
  /** Restores what the next fault needs; not measured. */
  mend?(stack: Stack): Promise<void>;
};

export const RECOVERY_LIMIT_MS = 5_000;
