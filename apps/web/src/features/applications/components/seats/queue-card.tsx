import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { isTooLateToOffer } from '@azit/rules/hosting/seat-deadlines';
import { meetingStart } from '@azit/rules/meeting-time';
import { Bell, Check, Clock, Hourglass } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import styles from './seats.module.css';

/** More people than this are shown as the first two, an ellipsis and the viewer. */
const MAX_DOTS = 5;

const DAY_MS = 24 * 60 * 60_000;

type QueueCardProps = { club: ClubDetail; position: number; isApproved: boolean };

export function QueueCard({ club, position, isApproved }: QueueCardProps) {
  return (
    <section className={styles.card} aria-labelledby="queue-position">
      <div className={styles.top}>
        <div>
          <p className={styles.label}>지금 내 순서</p>
          <h2 id="queue-position" className={styles.position}>
            {position}번째
          </h2>
        </div>
        <Dots position={position} />
      </div>
      <ul className={styles.facts}>
        <li>
          {isApproved ? <Check /> : <Hourglass />}
          {describeApproval(club, isApproved)}
        </li>
        <li>
          <Bell />
          차례가 오면 알림과 메일로 알려 드려요
        </li>
        <li>
          <Clock />
          <span>
            <Sentences text={describeDeadline(meetingStart(club))} />
          </span>
        </li>
      </ul>
    </section>
  );
}

function describeApproval({ myAnswer }: ClubDetail, isApproved: boolean): string {
  if (myAnswer !== undefined) return '크루 멤버라 바로 차례를 기다려요';
  return isApproved ? '호스트가 미리 수락했어요' : '호스트가 아직 보고 있어요';
}

function describeDeadline(start: Date): string {
  const now = new Date();
  if (isTooLateToOffer(start, now)) return '먼저 답한 사람이 가요';
  if (start.getTime() - now.getTime() < DAY_MS) return '2시간 안에 답하면 돼요';
  return '12시간 안에 답하면 돼요. 하루 전부터는 2시간이에요';
}

function Dots({ position }: { position: number }) {
  const ahead = Array.from({ length: position - 1 }, (_, index) => index + 1);
  const isLong = position > MAX_DOTS;
  return (
    <span className={styles.dots} aria-hidden>
      {(isLong ? [1, 2] : ahead).map((ordinal) => (
        <span key={ordinal} className={styles.dot}>
          {ordinal}
        </span>
      ))}
      {isLong && <span className={styles.gap}>…</span>}
      <span className={classNames(styles.dot, styles.own)}>나</span>
    </span>
  );
}
