import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';

export const lockableFields = [
  'clubName',
  'memberLimit',
  'meetingDate',
  'meetingTime',
  'isOnline',
  'location',
] as const;
export type LockableField = (typeof lockableFields)[number];

type LockableClub = {
  clubName: string;
  memberLimit: number;
  meetingDate: string;
  meetingTime: string;
  isOnline: string;
  location: string | null;
};

/** The plan is fixed once anybody but the host is waiting or joined. */
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
