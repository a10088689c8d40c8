export type JobTask = {
  name: string;
  /** A crontab line in UTC. */
  cron: string;
  /**
   * A task must be idempotent, because it may run twice at once or again. It should end soon after
   * the signal.
   */
  run(signal: AbortSignal): Promise<unknown>;
};

export type JobQueue = {
  /**
   * Call after the commit: inside a transaction, notifying the workers would make all commits wait
   * for one lock.
   */
  request(task: string): void;
  requestIn(task: string, delayMs: number): void;
  requestWithin(task: string, delayMs: number): void;
};
