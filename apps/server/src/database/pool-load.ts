export interface PoolLoad {
  readonly busy: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
  /** Totals since the start: checked out or shared connections, and the time callers waited. */
  readonly checkOuts: number;
  readonly waitedMs: number;
}
