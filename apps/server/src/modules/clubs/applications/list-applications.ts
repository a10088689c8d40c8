import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { displayReputation } from '@azit/rules/members/reputation';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { findClubMembers } from '#server/modules/clubs/answers/find-club-members.ts';
import { mayHost } from '#server/modules/clubs/club.refusal.ts';
import { toClubMember, toParticipant } from '#server/modules/clubs/club-member.view.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { NO_QUEUE, readQueue } from '#server/modules/clubs/seats/queue.ts';
import { selectWaitingApplicants } from './application.repository.ts';

export async function listApplications(
  { database, clock }: Context,
  viewer: Viewer,
  clubId: number,
): Promise<ClubMember[]> {
  const now = clock.now();
  const club = await findVisibleClub(database, viewer, clubId, now);
  const isHost = mayHost(club, viewer, 'decideApplications');
  const rows = await findClubMembers(database, viewer, club, now);
  if (!isHost) return rows.filter(({ status }) => status === 'CLUB_JOINED').map(toParticipant);
  const queue = club.has_queue ? await readQueue(database, clubId, now) : NO_QUEUE;
  const waiting = await findMany(database, selectWaitingApplicants, {
    club_id: clubId,
    ...nowValues(now),
    now,
  });
  const applicants = new Map(waiting.map((row) => [row.member_id, toApplicant(row)]));
  return rows.map((row) => {
    const applicant = applicants.get(row.member_id);
    return { ...toClubMember(row, club, viewer, queue), ...(applicant && { applicant }) };
  });
}

function toApplicant(row: StatementRow<typeof selectWaitingApplicants>) {
  return {
    reputation: displayReputation(row.reputation),
    meetingCount: row.meeting_count,
    absences: row.absences,
    topPraise: row.praise,
    birthDecade: row.birth_year && Math.floor(row.birth_year / 10) * 10,
  };
}
