export type JobQueue = {
  /**
   * Inside a transaction, call `tx.jobs`, which waits for the commit: notifying the workers earlier
   * would make all commits wait for one lock.
   */
  request(task: string): void;
  requestIn(task: string, delayMs: number): void;
  requestWithin(task: string, delayMs: number): void;
};
