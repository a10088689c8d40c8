import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { selectUsualReply } from './application.repository.ts';

/** With fewer decisions, the median says little about how fast the host decides next time. */
const MIN_DECISIONS = 3;

export async function readUsualReply({ database }: Context, clubId: number) {
  const usual = await findOne(database, selectUsualReply, { club_id: clubId });
  if (usual === undefined || usual.decisions < MIN_DECISIONS) return {};
  return { usualReplyMinutes: Math.ceil(usual.minutes) };
}
