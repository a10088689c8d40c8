import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { selectUsualReply } from './application.repository.ts';

/** Fewer decisions say nothing about the next one. */
const MIN_DECISIONS = 3;

export async function readUsualReply({ database }: Context, clubId: number) {
  const usual = await findOne(database, selectUsualReply, { club_id: clubId });
  if (usual === undefined || usual.decisions < MIN_DECISIONS) return {};
  return { usualReplyMinutes: Math.ceil(usual.minutes) };
}
