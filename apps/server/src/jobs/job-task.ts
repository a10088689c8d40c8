/** A background job. */
export type JobTask = {
  name: string;
  /** When to run without being requested, as a crontab line in UTC. */
  cron: string;
  /**
   * Must be idempotent: it may run twice at once, in one process or several, and again after a crash.
   * Should end soon after the signal aborts at shutdown.
   */
  run(signal: AbortSignal): Promise<unknown>;
};

/** Requests a run of a task in any process that runs jobs. */
export type JobQueue = {
  /**
   * Returns at once and never throws. Call it after the commit: inside a transaction the notification
   * of the workers would make all commits wait for one lock. Requests for a task that has not started
   * are combined. The cron line covers lost requests.
   */
  request(task: string): void;
  /** Requests a later run. A second call replaces the time of the first. */
  requestIn(task: string, delayMs: number): void;
  /**
   * Requests a run after at most `delayMs`: the first of many calls, in any process, sets the time. The
   * run itself must request the next one.
   */
  requestWithin(task: string, delayMs: number): void;
};
