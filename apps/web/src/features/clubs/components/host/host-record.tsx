import type { HostRecord as Record } from '@azit/contract/clubs/club.schema';
import { commentLabels } from '#web/domain/copy/praise.ts';
import { SumTable } from '#web/ui/layout/sum-table.tsx';
import { describeAnswerTime } from '../../model/answer-time.ts';
import styles from './host-record.module.css';

export function HostRecord({ record }: { record: Record }) {
  const { clubsHeld, usualAnswerMinutes, meetingCount, topPraise } = record;
  const cells = [
    clubsHeld > 0 && (['연 모임', `${clubsHeld}번`] as const),
    usualAnswerMinutes !== null && (['답하는 데', describeAnswerTime(usualAnswerMinutes)] as const),
    meetingCount > 0 && (['함께한 모임', `${meetingCount}번`] as const),
  ].filter((cell) => cell !== false);
  // A new host has nothing to show yet.
  if (cells.length === 0) return null;
  return (
    <div className={styles.record}>
      <SumTable cells={cells} />
      {topPraise && (
        <p className={styles.praise}>
          가장 많이 들은 칭찬 <b>{commentLabels[topPraise]}</b>
        </p>
      )}
    </div>
  );
}
