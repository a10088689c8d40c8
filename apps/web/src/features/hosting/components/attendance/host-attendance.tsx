import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { attendanceMessages } from '#web/domain/copy/attendance.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { attendanceQueries } from '#web/queries/attendance-queries.ts';
import { AnswerLine } from '#web/ui/feedback/answer-line.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';

const AttendanceSheet = lazy(async () => ({
  default: (await import('./attendance-sheet.tsx')).AttendanceSheet,
}));

export function useAttendanceLayer() {
  return useNamedLayer('attendance');
}

export function HostAttendance({ club }: { club: ClubDetail }) {
  const { isOpen, wasOpened, open, close } = useAttendanceLayer();
  return (
    <>
      {club.attendance === 'CONFIRMED' && <Confirmed clubId={club.clubId} onOpen={open} />}
      {wasOpened && (
        <Suspense fallback={null}>
          <AttendanceSheet clubId={club.clubId} open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Confirmed({ clubId, onOpen }: { clubId: number; onOpen: () => void }) {
  const { data } = useQuery(attendanceQueries.list(clubId));
  const [first, ...others] = (data?.members ?? []).filter(
    ({ attendance }) => attendance === 'CONTESTED',
  );
  if (first) {
    const who =
      others.length > 0 ? `${first.nickname}님 외 ${others.length}명이` : `${first.nickname}님이`;
    return (
      <Callout tone="warning" title={attendanceMessages.objection}>
        <AnswerLine text={`${who} 왔다고 알렸어요.`} changeLabel="살펴보기" onChange={onOpen} />
      </Callout>
    );
  }
  return (
    <Callout title={attendanceMessages.confirmed}>
      <AnswerLine
        text="모임이 끝나고 7일 동안 고칠 수 있어요."
        changeLabel="고치기"
        onChange={onOpen}
      />
    </Callout>
  );
}
