import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteDeadJobs } from './job.repository.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes jobs that will never run again, after a week for whoever looks into them. */
export async function sweepDeadJobs({ database, clock }: Context): Promise<number> {
  return execute(database, deleteDeadJobs, {
    updated_before: new Date(clock.now().getTime() - KEPT_MS),
  });
}
