import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { requireClub } from './club.refusal.ts';
import { selectClub } from './club.repository.ts';

export async function getJoinQuestion({ database }: Context, clubId: number) {
  const club = requireClub(await findOne(database, selectClub, { club_id: clubId }));
  return { clubId, joinQuestion: club.join_question };
}
