import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteOldMails } from './mail-outbox.repository.ts';

export async function sweepMails({ database, clock }: Context): Promise<number> {
  return execute(database, deleteOldMails, { now: clock.now() });
}
