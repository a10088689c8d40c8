import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { selectUsualReply } from './application.repository.ts';

export async function readUsualReply({ database }: Context, clubId: number) {
  const usual = await findOne(database, selectUsualReply, { club_id: clubId });
  return usual?.minutes == null ? {} : { usualReplyMinutes: usual.minutes };
}
