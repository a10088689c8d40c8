import type { Context } from '#server/context.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { findVisibleClub } from './get-club.ts';

export async function getJoinQuestion({ database }: Context, viewer: Viewer, clubId: number) {
  const club = await findVisibleClub(database, viewer, clubId);
  return { clubId, joinQuestion: club.join_question };
}
