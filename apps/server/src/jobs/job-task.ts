export type JobTask = {
  name: string;
  /** A crontab line in UTC. */
  cron: string;
  /**
   * A task must be idempotent: two workers may run it at once, and a failed run is repeated. It
   * should end soon after the signal.
   */
  run(signal: AbortSignal): Promise<unknown>;
};

export type JobQueue = {
  /**
   * Inside a transaction, call `tx.jobs`, which waits for the commit: notifying the workers earlier
   * would make all commits wait for one lock.
   */
  request(task: string): void;
  requestIn(task: string, delayMs: number): void;
  requestWithin(task: string, delayMs: number): void;
};
