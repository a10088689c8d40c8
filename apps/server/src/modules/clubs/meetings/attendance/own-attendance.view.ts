import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import {
  type Absence,
  attendanceStage,
  contestClosesAt,
  mayContest,
  toAttendance,
} from '@azit/rules/hosting/attendance';
import { phasedClub } from '#server/modules/clubs/club.policy.ts';
import { mayHost } from '#server/modules/clubs/club.refusal.ts';
import type { ClubRow } from '#server/modules/clubs/club.repository.ts';
import type { ClubMemberRow } from '#server/modules/clubs/club-member.repository.ts';
import { toArrivedAt } from './attendance.view.ts';

type Parts = {
  club: ClubRow;
  members: readonly ClubMemberRow[];
  own: ClubMemberRow | undefined;
  absence: Absence | null;
};
type OwnAttendance = Pick<ClubDetail, 'attendance' | 'myAttendance' | 'contestUntil' | 'arrivedAt'>;

const NOTHING: OwnAttendance = { attendance: null, myAttendance: null, contestUntil: null };

export function toOwnAttendance(
  { club, members, own, absence }: Parts,
  viewer: { memberId: number },
  now: Date,
): OwnAttendance {
  const attendance = mayHost(club, viewer, 'takeAttendance') ? readStage(club, members, now) : null;
  const arrivedAt = own === undefined ? null : toArrivedAt(own, club);
  const isConfirmed = club.attendance_confirmed_at !== null && club.cancelled_at === null;
  const isHost = club.host_id === viewer.memberId;
  if (isHost || own?.status !== 'CLUB_JOINED' || !isConfirmed)
    return { ...NOTHING, attendance, arrivedAt };
  const isOpen = absence !== null && mayContest(absence, now);
  return {
    attendance,
    arrivedAt,
    myAttendance: toAttendance(absence),
    contestUntil: isOpen ? contestClosesAt(absence.markedAt).toISOString() : null,
  };
}

function readStage(club: ClubRow, members: readonly ClubMemberRow[], now: Date) {
  const hasOthers = members.some(
    (row) => row.status === 'CLUB_JOINED' && row.member_id !== club.host_id,
  );
  const isConfirmed = club.attendance_confirmed_at !== null;
  return attendanceStage({ ...phasedClub(club), hasOthers, isConfirmed }, now);
}
