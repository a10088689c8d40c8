import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { lazy, Suspense } from 'react';
import { attendanceMessages } from '#web/domain/copy/attendance.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
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
      {club.attendance === 'CONFIRMED' && (
        <Callout title={attendanceMessages.confirmed}>
          <AnswerLine
            text="모임이 끝나고 7일 동안 고칠 수 있어요."
            changeLabel="고치기"
            onChange={open}
          />
        </Callout>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <AttendanceSheet clubId={club.clubId} open={isOpen} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
