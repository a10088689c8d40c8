import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteOldMails } from './mail-outbox.repository.ts';

/** Removes mails that were sent or failed a week ago. */
export async function sweepMails({ database, clock }: Context): Promise<number> {
  return execute(database, deleteOldMails, { now: clock.now() });
}
