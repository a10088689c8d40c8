export interface PoolLoad {
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
  readonly checkOuts: number;
  readonly waitedMs: number;
}
