import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import {
  type Absence,
  attendanceStage,
  contestClosesAt,
  mayContest,
  toAttendance,
} from '@azit/rules/hosting/attendance';
import { phasedClub } from '#server/modules/clubs/club.policy.ts';
import type { ClubRow } from '#server/modules/clubs/club.repository.ts';
import type { ClubMemberRow } from '#server/modules/clubs/club-member.repository.ts';

type Parts = {
  club: ClubRow;
  members: readonly ClubMemberRow[];
  own: ClubMemberRow | undefined;
  absence: Absence | null;
};
type OwnAttendance = Pick<ClubDetail, 'attendance' | 'myAttendance' | 'contestUntil'>;

const NOTHING: OwnAttendance = { attendance: null, myAttendance: null, contestUntil: null };

export function toOwnAttendance(
  { club, members, own, absence }: Parts,
  { memberId }: { memberId: number },
  now: Date,
): OwnAttendance {
  if (club.host_id === memberId) {
    const hasOthers = members.some(
      (row) => row.status === 'CLUB_JOINED' && row.member_id !== memberId,
    );
    const isConfirmed = club.attendance_confirmed_at !== null;
    const attendance = attendanceStage({ ...phasedClub(club), hasOthers, isConfirmed }, now);
    return { ...NOTHING, attendance };
  }
  const isConfirmed = club.attendance_confirmed_at !== null && club.cancelled_at === null;
  if (own?.status !== 'CLUB_JOINED' || !isConfirmed) return NOTHING;
  const isOpen = absence !== null && mayContest(absence, now);
  return {
    ...NOTHING,
    myAttendance: toAttendance(absence),
    contestUntil: isOpen ? contestClosesAt(absence.markedAt).toISOString() : null,
  };
}
