import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { REAPPLY_AFTER_MS } from '@azit/rules/club-eligibility';
import { formatDetailDate } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';

export function endedLabel({ clubMemberStatus }: Pick<ClubParticipation, 'clubMemberStatus'>) {
  return clubMemberStatus === 'CLUB_KICKED' ? '참여가 취소됐어요' : '함께하지 못했어요';
}

export function endedDay(
  { endedAt }: Pick<ClubParticipation, 'endedAt'>,
  now: Date,
): string | null {
  return endedAt === undefined ? null : formatDetailDate(seoulToday(new Date(endedAt)), now);
}

/** Members whom the host removed may not apply again: the server refuses their applications. */
export function mayReapply(line: ClubParticipation, now: Date): boolean {
  const { clubMemberStatus, endedAt, clubInfoResponse: club } = line;
  return (
    clubMemberStatus === 'CLUB_REJECTED' &&
    club.phase === 'open' &&
    club.participantList.length < club.memberLimit &&
    (endedAt === undefined || now.getTime() - Date.parse(endedAt) >= REAPPLY_AFTER_MS)
  );
}
