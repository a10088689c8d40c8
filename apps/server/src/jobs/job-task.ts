export type JobTask = {
  name: string;
  /** A crontab line in UTC. */
  cron: string;
  /**
   * Must be idempotent: a task may run twice at once and again after a crash. Should end soon after
   * the signal aborts.
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
