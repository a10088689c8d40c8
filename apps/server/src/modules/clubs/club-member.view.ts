import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { REAPPLY_AFTER_MS } from '@azit/rules/club-eligibility';
import { rejectionText } from '@azit/rules/hosting/rejection-reason';
import { toMemberSummary } from '#server/modules/members/member.view.ts';
import { type HostedClub, mayHost } from './club.refusal.ts';
import type { ClubMemberRow } from './club-member.repository.ts';
import { findPosition, isApproved, type Queue } from './seats/queue.ts';

export function toParticipant(row: ClubMemberRow): ClubMember {
  return {
    clubMemberId: row.club_member_id,
    clubMemberStatus: row.status,
    member: { ...toMemberSummary(row), aboutMe: row.about_me ?? '' },
  };
}

export function toClubMember(
  row: ClubMemberRow,
  club: HostedClub,
  viewer: { memberId: number; hasSeat?: boolean },
  queue: Queue,
): ClubMember {
  const isOwn = row.member_id === viewer.memberId;
  const participant = toParticipant(row);
  const isForHost = mayHost(club, viewer, 'decideApplications');
  if (isOwn || isForHost) {
    participant.joinAnswer = row.join_answer;
    Object.assign(participant, toWait(row, queue));
  }
  if (isForHost && row.member_id !== club.host_id) participant.cameBefore = row.came_before;
  if ((isForHost || viewer.hasSeat) && row.member_id !== club.host_id)
    participant.confirmation = row.confirmation;
  if (isOwn && row.status === 'CLUB_REJECTED' && row.decided_at !== null) {
    const reapplyAt = new Date(row.decided_at.getTime() + REAPPLY_AFTER_MS);
    participant.reapplyAt = reapplyAt.toISOString();
    participant.reasonText = row.rejection_reason && rejectionText(row.rejection_reason);
  }
  return participant;
}

function toWait(row: ClubMemberRow, queue: Queue): Pick<ClubMember, 'expiresAt' | 'queue'> {
  if (row.status !== 'CLUB_WAITING') return {};
  const expiresAt = row.expires_at?.toISOString() ?? null;
  const queued = [...queue.waiting, ...queue.offered].find(
    (one) => one.member_id === row.member_id,
  );
  if (queued === undefined) return { expiresAt };
  return {
    queue: {
      position: findPosition(queue, row.member_id),
      isApproved: isApproved(queued),
      needsApproval: !queued.is_crew,
      offerExpiresAt: expiresAt,
    },
  };
}
