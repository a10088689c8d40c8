import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';

export const lockableFields = [
  'clubName',
  'memberLimit',
  'meetingDate',
  'meetingTime',
  'durationMinutes',
  'isOnline',
  'location',
] as const;
export type LockableField = (typeof lockableFields)[number];

export const CLUB_LOCKED_MESSAGE =
  '신청하거나 참여한 사람이 있어서 이름, 인원, 날짜, 시간, 장소는 바꿀 수 없어요.';

export type LockableClub = {
  clubName: string;
  memberLimit: number;
  meetingDate: string;
  meetingTime: string;
  durationMinutes: number;
  isOnline: string;
  location: string | null;
};

export function isClubLocked(
  hostId: number,
  members: readonly { memberId: number; status: ClubMemberStatus }[],
): boolean {
  return members.some(
    ({ memberId, status }) =>
      memberId !== hostId && (status === 'CLUB_WAITING' || status === 'CLUB_JOINED'),
  );
}

export function changedLockedFields(before: LockableClub, after: LockableClub): LockableField[] {
  return lockableFields.filter((field) => before[field] !== after[field]);
}
