/** Something the program does by itself, without a request. */
export type JobTask = {
  name: string;
  /** When to run without being requested, as a crontab line in UTC. */
  cron: string;
  /**
   * Must be idempotent: it may run twice at once, in one process or in several, and again after a
   * crash. Should end soon after the signal, which says that the program is stopping.
   */
  run(signal: AbortSignal): Promise<unknown>;
};

/** Asks for a task to run, in whichever process runs jobs. */
export type JobQueue = {
  /**
   * Returns at once and never throws. Call it after the commit of what the task is to find: inside
   * a transaction the notice to the workers would make all commits queue up on one lock. Requests
   * for a task that has not begun yet are one. One that gets lost is made up for by the cron line.
   */
  request(task: string): void;
  /** The same for later. A second call replaces the time of the first. */
  requestIn(task: string, delayMs: number): void;
  /**
   * The same for later, at the latest after so long: of many calls, in any process, the first sets
   * the time. What falls due after that run has to be requested by it.
   */
  requestWithin(task: string, delayMs: number): void;
};
