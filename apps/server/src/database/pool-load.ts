export interface PoolLoad {
  readonly busy: number;
  readonly idle: number;
  /** Callers without a connection yet. */
  readonly waiting: number;
  /** Since the start: how often one was given or shared, and how long callers waited for it in all. */
  readonly checkOuts: number;
  readonly waitedMs: number;
}
