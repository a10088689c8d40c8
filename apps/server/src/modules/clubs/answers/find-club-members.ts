import { promptedAt, readConfirmation } from '@azit/rules/hosting/seat-question';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import { mayHost } from '#server/modules/clubs/club.refusal.ts';
import type { ClubRow } from '#server/modules/clubs/club.repository.ts';
import {
  type ClubMemberRow,
  selectJoinedOrWaitingMembers,
} from '#server/modules/clubs/club-member.repository.ts';

export async function findClubMembers(
  db: Queryable,
  viewer: Viewer,
  club: ClubRow,
  now: Date,
): Promise<ClubMemberRow[]> {
  const rows = await findMany(db, selectJoinedOrWaitingMembers, {
    club_id: club.club_id,
    viewer_id: viewer.memberId,
    ...hiddenValues(viewer),
    is_host: mayHost(club, viewer, 'decideApplications'),
    now,
  });
  const meeting = toMeeting(club);
  const prompted = promptedAt(meeting, club.changed_at, now);
  return rows.map(({ answered_at: answeredAt, ...row }) => {
    const isPrompted = row.status === 'CLUB_JOINED' && row.member_id !== club.host_id;
    const seatedAt = row.decided_at ?? row.applied_at;
    const confirmation = isPrompted ? readConfirmation(prompted, { seatedAt, answeredAt }) : null;
    return { ...row, confirmation };
  });
}
