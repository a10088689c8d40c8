import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { attendanceMessages } from '#web/domain/copy/attendance.ts';
import { attendanceQueries } from '#web/queries/attendance-queries.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

const confirmationMarks = {
  GOING: <Badge>갈게요</Badge>,
  PENDING: <Badge tone="ended">아직 답하지 않았어요</Badge>,
};

const attendanceMarks = {
  CAME: <Badge tone="green">{attendanceMessages.came}</Badge>,
  ABSENT: <Badge tone="ended">안 왔어요</Badge>,
  CONTESTED: <Badge tone="warning">이의 있음</Badge>,
};

type JoinedMarkProps = { clubId: number; phase: ClubDetail['phase']; row: ClubMember };

/**
 * Before the meeting, marks who has confirmed to come. After the meeting, marks who came, once the
 * host has confirmed the attendance.
 */
export function JoinedMark({ clubId, phase, row }: JoinedMarkProps) {
  const { data } = useQuery({ ...attendanceQueries.list(clubId), enabled: phase === 'over' });
  if (phase === 'open') return row.confirmation && confirmationMarks[row.confirmation];
  const attendee = data?.members.find(({ memberId }) => memberId === row.member.memberId);
  return data?.confirmedAt && attendee && attendanceMarks[attendee.attendance];
}
