import type { Context } from '#server/context.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';

export async function getJoinQuestion(
  { database, clock }: Context,
  viewer: Viewer,
  clubId: number,
) {
  const club = await findVisibleClub(database, viewer, clubId, clock.now());
  return { clubId, joinQuestion: club.join_question };
}
