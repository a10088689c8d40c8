import type { Attendee } from '@azit/contract/clubs/attendance.schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attendanceMessages } from '#web/domain/copy/attendance.ts';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { confirm as prompt, toast } from '#web/notify/notify.ts';
import { attendanceQueries } from '#web/queries/attendance-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { useConfirmAttendance } from '../../api/hosting-mutations.ts';
import styles from './attendance-sheet.module.css';
import { AttendeeRow } from './attendee-row.tsx';

type AttendanceSheetProps = {
  clubId: number;
  open: boolean;
  onClose: (then?: () => void) => void;
};

type Taps = ReadonlyMap<number, boolean>;
const noTaps: Taps = new Map();

export function AttendanceSheet({ clubId, open, onClose }: AttendanceSheetProps) {
  const list = useQuery({ ...attendanceQueries.list(clubId), enabled: open });
  const confirm = useConfirmAttendance(clubId);
  const [taps, setTaps] = useState(noTaps);
  const [wasOpen, setWasOpen] = useState(open);
  // Hide data that was loaded before the sheet opened: another device may have changed the
  // attendance since.
  const [knownBefore, setKnownBefore] = useState(list.dataUpdatedAt);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setTaps(noTaps);
      setKnownBefore(list.dataUpdatedAt);
    }
  }
  const people = list.dataUpdatedAt > knownBefore ? list.data?.members : undefined;

  const isAbsent = ({ memberId, attendance, isFixed }: Attendee) => {
    const said = attendance === 'ABSENT';
    return isFixed ? said : (taps.get(memberId) ?? said);
  };
  const absent = people?.filter(isAbsent) ?? [];
  const isCorrected = ({ memberId, attendance }: Attendee) =>
    attendance === 'CONTESTED' && taps.get(memberId) === false;
  const corrected = people?.filter(isCorrected) ?? [];

  const contested = (people ?? []).filter(
    (person) => person.attendance === 'CONTESTED' && !isCorrected(person),
  );
  const contradicted = absent.filter(({ arrivedAt }) => arrivedAt);

  async function mark({ memberId, nickname, arrivedAt }: Attendee, away: boolean) {
    const isSure = !away || !arrivedAt || (await confirmAbsence(nickname));
    if (isSure) setTaps((before) => new Map(before).set(memberId, away));
  }

  async function send() {
    const sending = confirm.mutateAsync({
      absent: listIds(absent),
      ...(contradicted.length > 0 && { despiteCode: listIds(contradicted) }),
      ...(corrected.length > 0 && { came: listIds(corrected) }),
    });
    if (await failsWithAlert(sending, '확인하지 못했어요.')) return;
    onClose(() => toast(attendanceMessages.confirmed));
  }

  return (
    <Dialog
      open={open}
      size="sheet"
      title={attendanceMessages.question}
      onClose={onClose}
      footer={
        <Button full disabled={people === undefined} loading={confirm.isPending} onClick={send}>
          확인하기
        </Button>
      }
    >
      <p className={styles.how}>
        {people?.some(({ attendance }) => attendance === 'CONTESTED')
          ? '이름을 누르면 ‘왔어요’와 ‘안 왔어요’를 바꿀 수 있어요.'
          : '안 온 사람만 눌러 주세요. 표시하면 그분께 알림이 가고, 7일 안에 바로잡을 수 있어요.'}
      </p>
      {people === undefined ? (
        <QueryFallback query={list}>
          <AttendanceSkeleton />
        </QueryFallback>
      ) : (
        <>
          <ul>
            {people.map((person) => (
              <li key={person.memberId}>
                <AttendeeRow
                  person={person}
                  isAbsent={isAbsent(person)}
                  isCorrected={isCorrected(person)}
                  onChange={(away) => void mark(person, away)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.sum} role="status">
            {formatSum(absent.length, contested.length)}
          </p>
        </>
      )}
    </Dialog>
  );
}

function formatSum(absent: number, contested: number): string {
  const sum = joinFacts(
    absent > 0 && `안 온 사람 ${absent}명`,
    contested > 0 && `이의가 있는 사람 ${contested}명`,
  );
  return sum || '모두 왔어요';
}

function listIds(people: readonly Attendee[]): number[] {
  return people.map(({ memberId }) => memberId);
}

function confirmAbsence(nickname: string): Promise<boolean> {
  return prompt({
    title: `${nickname}님이 안 왔나요?`,
    description: '문 앞 코드로 왔다고 남겼어요.',
    confirmLabel: '안 왔어요',
  });
}

const shapes = ['7rem', '9rem', '6rem'];

function AttendanceSkeleton() {
  return (
    <SkeletonGroup>
      {shapes.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="circle" width="4rem" />
          <span className={styles.name}>
            <Skeleton shape="line" width={width} />
          </span>
          <Skeleton width="8rem" height="3.6rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
