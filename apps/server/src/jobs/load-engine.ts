/** Load lazily: loading takes 0.1 s, and most commands run no jobs. */
export function loadEngine(): Promise<typeof import('graphile-worker')> {
  return import('graphile-worker');
}
