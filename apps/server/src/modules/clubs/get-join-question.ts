import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireClub } from './club.refusal.ts';
import { selectClub } from './club.repository.ts';

export async function getJoinQuestion({ database }: Context, viewer: Viewer, clubId: number) {
  const club = requireClub(
    await findOne(database, selectClub.for(viewer), {
      club_id: clubId,
      viewer_id: viewer.memberId,
    }),
  );
  return { clubId, joinQuestion: club.join_question };
}
