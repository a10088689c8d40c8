import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteDeadJobs } from './job.repository.ts';

const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Jobs that are not retried any more stay for a week, so that an operator can investigate them. */
export async function sweepDeadJobs({ database, clock }: Context): Promise<number> {
  return execute(database, deleteDeadJobs, {
    updated_before: new Date(clock.now().getTime() - RETENTION_MS),
  });
}
