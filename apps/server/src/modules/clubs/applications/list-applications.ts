import type { ClubMember } from '@azit/contract/clubs/club.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireClub } from '#server/modules/clubs/club.refusal.ts';
import { selectClub } from '#server/modules/clubs/club.repository.ts';
import { selectVisibleClubMembers } from '#server/modules/clubs/club-member.repository.ts';
import { toClubMember, toParticipant } from '#server/modules/clubs/club-member.view.ts';

export async function listApplications(
  { database }: Context,
  viewer: Viewer,
  clubId: number,
): Promise<ClubMember[]> {
  const ids = { club_id: clubId, viewer_id: viewer.memberId, ...hiddenValues(viewer) };
  const club = requireClub(await findOne(database, selectClub, ids));
  const isHost = club.host_id === viewer.memberId;
  const rows = await findMany(database, selectVisibleClubMembers, {
    ...ids,
    is_host: isHost,
  });
  if (isHost) return rows.map((row) => toClubMember(row, club.host_id, viewer));
  return rows.filter(({ status }) => status === 'CLUB_JOINED').map(toParticipant);
}
