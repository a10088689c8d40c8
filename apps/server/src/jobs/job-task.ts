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
