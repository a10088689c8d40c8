import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { formatNearTime } from '@azit/rules/meeting-time';
import { useRef } from 'react';
import { attendanceMessages } from '#web/domain/copy/attendance.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { useContestAbsence } from '../api/meeting-mutations.ts';
import styles from './absence-card.module.css';

type AbsenceCardProps = {
  club: Pick<ClubDetail, 'clubId' | 'contestUntil'>;
  attendance: 'ABSENT' | 'CONTESTED';
};

export function AbsenceCard({ club: { clubId, contestUntil }, attendance }: AbsenceCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const contest = useContestAbsence(clubId);

  async function say() {
    if (await failsWithAlert(contest.mutateAsync(), '알리지 못했어요.')) return;
    // Contesting removes the focused button, so move the focus to the answer.
    frame.current?.focus({ preventScroll: true });
  }

  const mayContest = attendance === 'ABSENT' && contestUntil !== null;
  const [title, text] = mayContest
    ? [
        '안 오신 걸로 되어 있어요',
        `오셨다면 ${formatNearTime(new Date(contestUntil), new Date())}까지 알려 주세요.`,
      ]
    : said[attendance];
  return (
    <div ref={frame} tabIndex={-1} role="status">
      <Callout title={title}>
        <p>{text}</p>
        {mayContest && (
          <div className={styles.answer}>
            <Button variant="tonal" size="small" loading={contest.isPending} onClick={say}>
              {attendanceMessages.came}
            </Button>
          </div>
        )}
      </Callout>
    </div>
  );
}

const said = {
  ABSENT: ['오지 않은 것으로 남았어요', '호스트와 나만 볼 수 있어요.'],
  CONTESTED: [
    attendanceMessages.contested,
    '그동안은 온 것으로 남아요. 확인하면 알림으로 알려 드릴게요.',
  ],
} as const;
