/** Counts one subject of a rule in one window. */
export type Counter = {
  rule: string;
  subjectHash: Buffer;
  start: Date;
  end: Date;
};

/** The counts of limits, shared by all processes. */
export type LimitCounts = {
  /** Returns the new count. */
  countHit(counter: Counter): Promise<number>;
  /** Reserves one attempt of each counter atomically. */
  reserve(counters: readonly Counter[]): Promise<Reservation>;
};

export type Reservation = {
  /** Includes this attempt. */
  counts: readonly { rule: string; hits: number; pending: number }[];
  release(): Promise<void>;
  /** Turns the attempt into a failure. */
  countFailure(): Promise<void>;
};
