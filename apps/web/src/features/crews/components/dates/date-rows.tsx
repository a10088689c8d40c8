import type { CrewDate } from '@azit/contract/crews/crew.schema';
import { formatMonthDay, formatTwelveHour } from '@azit/rules/meeting-time';
import { Check, Hourglass, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { changeLines, changeTitle } from '#web/domain/meeting/change-lines.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { answerWords, goingText } from '../../model/crew-text.ts';
import { mustAnswer } from '../../model/date-answer.ts';
import { isPlannedDay } from '../../model/planned-day.ts';
import { DateAnswer, type Said } from './date-answer.tsx';
import type { OpenDate } from './date-card.tsx';
import styles from './date-rows.module.css';
import { DateTile } from './date-tile.tsx';

type DateRowProps = { date: CrewDate; skippedText: string; action: ReactNode };

export function DateRow({ date, skippedText, action }: DateRowProps) {
  const { clubId, meetingDate, skipped } = date;
  return (
    <li className={styles.row}>
      <ClubLink clubId={skipped ? null : clubId}>
        <DateTile date={meetingDate} look={skipped ? 'skipped' : 'plain'} />
        <span className={styles.words}>
          <b>{formatMonthDay(meetingDate)}</b>
          <span className={styles.facts}>
            {skipped
              ? joinFacts(skippedText, date.skipNote && `“${date.skipNote}”`)
              : joinFacts(
                  formatTwelveHour(date.meetingTime),
                  rowText(date),
                  date.isPublic && '모두에게 열린 날',
                )}
          </span>
        </span>
      </ClubLink>
      {skipped ? <Badge tone="ended">쉬어요</Badge> : action}
    </li>
  );
}

function ClubLink({ clubId, children }: { clubId: number | null; children: ReactNode }) {
  if (clubId === null) return <span className={styles.main}>{children}</span>;
  return (
    <Link to={paths.clubDetail(clubId)} className={styles.main}>
      {children}
    </Link>
  );
}

/** Shows a change that the member has not answered yet, otherwise the number of people who go. */
function rowText(date: CrewDate): string {
  const { change } = date;
  if (isPlannedDay(date)) return '아직 열지 않은 날이에요';
  if (!change || !mustAnswer(date)) return goingText(date);
  return changeTitle(changeLines(change, date, new Date()));
}

export function AnswerRow({ date, isHost }: { date: CrewDate; isHost: boolean }) {
  return (
    <DateRow
      date={date}
      skippedText={isHost ? '쉬기로 했어요' : '호스트가 쉬기로 했어요'}
      action={
        !isHost &&
        isOpenDate(date) && (
          <DateAnswer
            date={date}
            renderSaid={(said, change) => (
              <span className={styles.said}>
                <SaidBadge said={said} />
                {change}
              </span>
            )}
          />
        )
      }
    />
  );
}

function SaidBadge({ said: { going, position } }: { said: Said }) {
  if (position) {
    return (
      <Badge tone="ended" icon={<Hourglass />}>
        {position}번째
      </Badge>
    );
  }
  return (
    <Badge tone={going ? 'green' : 'ended'} icon={going ? <Check /> : <X />}>
      {going ? answerWords.going : answerWords.notGoing}
    </Badge>
  );
}

export function isOpenDate(date: CrewDate): date is OpenDate {
  return date.clubId !== null && !date.skipped && date.phase === 'open';
}

export function PastRow({ date }: { date: CrewDate }) {
  const { clubId, clubName, going, goingCount, meetingDate } = date;
  return (
    <li className={classNames(styles.row, styles.past)}>
      <ClubLink clubId={clubId}>
        <span className={styles.words}>
          <b>{formatMonthDay(meetingDate)}</b>
          {clubName && <span className={styles.facts}>{clubName}</span>}
        </span>
        <MemberStack members={going} max={4} />
        <span className={styles.count}>{goingCount}명</span>
      </ClubLink>
    </li>
  );
}
