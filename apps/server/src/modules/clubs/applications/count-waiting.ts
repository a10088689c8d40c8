import type { WaitingApplications } from '@azit/contract/clubs/application.schema';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { selectWaitingClubs } from './waiting.repository.ts';

export async function countWaiting(
  { database, clock }: Context,
  viewer: Viewer,
): Promise<WaitingApplications> {
  const now = clock.now();
  const rows = await findMany(database, selectWaitingClubs, {
    host_id: viewer.memberId,
    ...hiddenValues(viewer),
    ...nowValues(now),
    now,
  });
  const clubs = rows.map((row) => ({
    clubId: row.club_id,
    clubName: row.club_name,
    count: row.waiting_count,
    applicants: JSON.parse(row.applicants) as MemberSummary[],
  }));
  return { count: clubs.reduce((sum, club) => sum + club.count, 0), clubs };
}
