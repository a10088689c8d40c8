import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireClub } from './club.refusal.ts';
import { selectClub } from './club.repository.ts';

export async function getJoinQuestion({ database }: Context, viewer: Viewer, clubId: number) {
  const club = requireClub(
    await findOne(database, selectClub, {
      club_id: clubId,
      viewer_id: viewer.memberId,
      ...hiddenValues(viewer),
    }),
  );
  return { clubId, joinQuestion: club.join_question };
}
