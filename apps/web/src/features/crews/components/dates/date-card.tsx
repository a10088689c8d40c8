import type { CrewDate } from '@azit/contract/crews/crew.schema';
import { formatMonthDay, relativeDay } from '@azit/rules/meeting-time';
import { CalendarDays, Check, Clock, SkipForward, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { feeText } from '#web/domain/club-fee.ts';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { changeLines, changeTitle } from '#web/domain/meeting/change-lines.ts';
import { formatHours } from '#web/domain/meeting/meeting-span.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/navigation/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ReplacedText } from '#web/ui/layout/replaced-text.tsx';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { locationText } from '../../model/crew-text.ts';
import { isFullForViewer, mustAnswer } from '../../model/date-answer.ts';
import { missingText } from '../../model/missing-text.ts';
import { DateAnswer } from './date-answer.tsx';
import styles from './date-card.module.css';
import { DateTile } from './date-tile.tsx';

const MINUTE = 60_000;

export type OpenDate = CrewDate & { clubId: number };

type CardProps = { date: OpenDate; children?: ReactNode };

export function AnswerCard({ date, children }: CardProps) {
  const { fee, going, goingCount, unconfirmed = 0, memberLimit } = date;
  const isFull = isFullForViewer(date);
  return (
    <DateCard date={date} facts={joinFacts(locationText(date), fee !== undefined && feeText(fee))}>
      {mustAnswer(date) && <Question date={date} />}
      <p className={styles.people}>
        {going.length > 0 && <MemberStack members={going} max={6} size={2.4} />}
        <span>
          <b>{goingCount - unconfirmed}명</b>이 가요
          {unconfirmed > 0 && `, ${unconfirmed}명은 다시 답하는 중`} ·{' '}
          {isFull ? '자리가 찼어요' : `정원 ${memberLimit}명`}
        </span>
      </p>
      <div data-solid-action={mustAnswer(date) && !isFull ? '' : undefined}>
        <DateAnswer date={date} size="large" variant="solid" />
      </div>
      {children}
    </DateCard>
  );
}

/** Why a member who has answered must answer again: the meeting has moved, or it is tomorrow. */
function Question({ date }: { date: OpenDate }) {
  const { change, pending } = date;
  const lines = change ? changeLines(change, date, new Date()) : [];
  return (
    <div className={styles.question}>
      {change && <p className={styles.title}>{changeTitle(lines)}</p>}
      {lines.map(({ label, from, to, isTime }) => (
        <p key={label}>
          <ReplacedText from={from} to={to} isTime={isTime} />
        </p>
      ))}
      {change?.note && <p>“{change.note}”</p>}
      {(change || pending) && <p>갈 수 있는지 한 번만 알려 주세요.</p>}
    </div>
  );
}

export function HostCard({ date, children }: CardProps) {
  return (
    <DateCard date={date} facts={joinFacts(locationText(date), `정원 ${date.memberLimit}명`)}>
      {children}
    </DateCard>
  );
}

type DatePlanProps = { date: OpenDate; others: number; onSkip: () => void };

/** For hosts and co-hosts: who has answered, and buttons to skip or change the meeting. */
export function DatePlan({ date, others, onSkip }: DatePlanProps) {
  const { clubId, goingCount, unconfirmed = 0, notGoing, unanswered } = date;
  const now = useNow(MINUTE);
  const confirmed = goingCount - unconfirmed;
  const nobodyAnswered = goingCount <= 1 && notGoing === 0;
  const nobodyText = `아직 답한 사람이 없어요. ${others}명에게 물어봤어요. 하루 전에 다시 물어볼게요.`;
  return (
    <>
      {nobodyAnswered && others > 0 ? (
        <p className={styles.nobody}>
          <Sentences text={nobodyText} />
        </p>
      ) : (
        <>
          <dl className={styles.answers}>
            <Answer icon={<Check />} word="간다" count={confirmed} />
            <Answer icon={<X />} word="못 간다" count={notGoing} />
            <Answer icon={<Clock />} word="아직" count={unanswered} />
          </dl>
          {others > 0 && (
            <p className={styles.missing}>
              <Sentences text={missingText(date, now)} />
            </p>
          )}
        </>
      )}
      <div className={styles.acts}>
        <Button variant="weak" size="medium" icon={<SkipForward />} onClick={onSkip}>
          건너뛰기
        </Button>
        <ButtonLink
          variant="weak"
          size="medium"
          icon={<CalendarDays />}
          to={paths.clubChange(clubId)}
        >
          일정 바꾸기
        </ButtonLink>
      </div>
    </>
  );
}

function Answer({ icon, word, count }: { icon: ReactNode; word: string; count: number }) {
  return (
    <div>
      <dt>
        {icon}
        {word}
      </dt>
      <dd>{count}</dd>
    </div>
  );
}

type DateCardProps = { date: OpenDate; facts: string; children: ReactNode };

function DateCard({ date, facts, children }: DateCardProps) {
  const now = useNow(MINUTE);
  return (
    <section className={styles.card} aria-label={`다음 모임, ${formatMonthDay(date.meetingDate)}`}>
      <Link to={paths.clubDetail(date.clubId)} className={styles.head}>
        <DateTile date={date.meetingDate} look="point" />
        <span>
          <b className="visually-hidden">{formatMonthDay(date.meetingDate)} </b>
          <b>
            {relativeDay(date.meetingDate, now)}, {formatHours(date)}
          </b>
          <span className={styles.facts}>{facts}</span>
        </span>
      </Link>
      {children}
    </section>
  );
}
