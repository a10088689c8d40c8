import type { Logger, WorkerEvents } from 'graphile-worker';
import type { DatabaseLog } from '#server/database/database-log.ts';
import { redact } from '#server/runtime/logger.ts';

export function engineLogger(EngineLogger: typeof Logger, log: DatabaseLog): Logger {
  return new EngineLogger(() => (level, message, meta) => {
    if (meta?.failure === true) return;
    const reason = redact(message.split('\n', 1)[0] ?? '').slice(0, 300);
    if (level === 'error' || level === 'warning') log.warn({ reason }, 'job engine');
  });
}

export function logFailures(events: WorkerEvents, log: DatabaseLog): void {
  events.on('job:error', ({ job, error }) => {
    const ageSeconds = Math.round((Date.now() - job.created_at.getTime()) / 1000);
    const { task_identifier: task, attempts } = job;
    log.error({ task, attempts, ageSeconds, err: error }, 'job failed');
  });
}

/** Load lazily: loading takes 0.1 s, and most commands run no jobs. */
export function loadEngine(): Promise<typeof import('graphile-worker')> {
  return import('graphile-worker');
}
