import type { Stack } from '../stack.ts';

export type Fault = {
  key: string;
  what: string;
  limitMs: number;
  isSeamless?: boolean;
  /**
   * A planned switchover interrupts requests some time after `cause`, so measure from the first
   * failed request.
   */
  isPlanned?: boolean;
  /** The rig's image store is in memory, so this fault loses the stored images. */
  losesImages?: boolean;
  cause(stack: Stack): Promise<number>;
  mend?(stack: Stack): Promise<void>;
};

export const RECOVERY_LIMIT_MS = 5_000;
