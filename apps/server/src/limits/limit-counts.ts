/** One count of a rule: of one subject, in one window. */
export type Counter = {
  rule: string;
  subjectHash: Buffer;
  start: Date;
  end: Date;
};

/** Keeps what limits count, for all processes that share it. */
export type LimitCounts = {
  /** Counts one; returns how many there are now. */
  countHit(counter: Counter): Promise<number>;
  /** Reserves one attempt of each counter, in one step. */
  reserve(counters: readonly Counter[]): Promise<Reservation>;
};

export type Reservation = {
  /** All that is counted, this attempt included. */
  counts: readonly { rule: string; hits: number; pending: number }[];
  release(): Promise<void>;
  /** Turns the attempt into a failure. */
  countFailure(): Promise<void>;
};
