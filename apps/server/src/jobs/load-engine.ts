/**
 * Loaded when first needed, which is while PostgreSQL starts: it takes a tenth of a second, and
 * most commands run no jobs.
 */
export function loadEngine(): Promise<typeof import('graphile-worker')> {
  return import('graphile-worker');
}
