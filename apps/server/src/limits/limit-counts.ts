export type Counter = {
  rule: string;
  subjectHash: Buffer;
  start: Date;
  end: Date;
};

export type LimitCounts = {
  countHit(counter: Counter): Promise<number>;
  reserve(counters: readonly Counter[]): Promise<Reservation>;
};

export type Reservation = {
  counts: readonly { rule: string; hits: number; pending: number }[];
  release(): Promise<void>;
  countFailure(): Promise<void>;
};
