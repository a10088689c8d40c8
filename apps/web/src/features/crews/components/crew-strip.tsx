import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import { formatDetailTime, weekdayLetter } from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { isNear, meetingSpan } from '#web/domain/meeting/coming-meetings.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/navigation/paths.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { saveKnownCount } from '#web/queries/known-counts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useShownCrews } from '../api/use-shown-crew.ts';
import { goingText, joinFacts } from '../model/crew-text.ts';
import styles from './crew-strip.module.css';
import { DateAnswer, SaidLine } from './dates/date-answer.tsx';
import { isOpenDate } from './dates/date-rows.tsx';

/** In milliseconds. */
const FOLD_AFTER = 1_000;
const MINUTE = 60_000;

type CrewStripProps = { memberId: number; fallback: ReactNode };

export function CrewStrip({ memberId, fallback }: CrewStripProps) {
  const { data, isPending } = useQuery(crewQueries.own(memberId));
  const crews = useShownCrews(data ?? []);
  const changes = useChangedMeetings(memberId);
  const due = crews.filter(({ unansweredDates }) => unansweredDates > 0);
  const dates = due.reduce((sum, { unansweredDates }) => sum + unansweredDates, 0);
  const count = dates + changes.meetings.length;
  const [crew] = due;
  const dueId = count === 1 && crew?.next?.myAnswer === null ? crew.crewId : null;
  // The answered crew stays until its line has folded.
  const [shownId, setShownId] = useState(dueId);
  if (dueId !== null && dueId !== shownId) setShownId(dueId);
  const isKnown = data !== undefined && !changes.isPending;
  // One reserves the height of a question, more the height of a line.
  const reserved = count === 1 && dueId === null ? 2 : count;
  useEffect(() => {
    if (isKnown) saveKnownCount('answers', reserved);
  }, [isKnown, reserved]);
  if (isPending || changes.isPending) return fallback;
  const shown = crews.find(({ crewId }) => crewId === shownId);
  const [meeting] = changes.meetings;
  if (shown && !meeting && count <= 1) return <QuestionStrip key={shown.crewId} crew={shown} />;
  if (count === 0) return null;
  return (
    <Link
      to={answerPath(memberId, due, changes.meetings)}
      className={classNames(styles.strip, styles.line)}
    >
      <CalendarCheck aria-hidden />
      {count === 1 && meeting ? (
        <span className={styles.clipped}>
          <b>바뀐 일정에 답해 주세요</b> · {meeting.clubName}
        </span>
      ) : (
        <span>
          답을 기다리는 모임 <b>{count}번</b>
        </span>
      )}
      <ChevronRight aria-hidden className={styles.chevron} />
    </Link>
  );
}

/** Changed meetings of the next 48 hours are left out: they have a card. */
function useChangedMeetings(memberId: number) {
  const { data, isPending } = useQuery(activityQueries.overview(memberId));
  const now = useNow(MINUTE);
  const meetings = (data?.meetings ?? [])
    .filter(({ phase, confirmation }) => phase === 'open' && confirmation === 'PENDING')
    .filter((meeting) => !isNear(meetingSpan(meeting), now));
  return { meetings, isPending };
}

function answerPath(
  memberId: number,
  [crew, ...crews]: readonly OwnCrew[],
  [meeting, ...meetings]: readonly OwnMeeting[],
): string {
  if (crew && meeting) return paths.memberProfile(memberId);
  if (crew) return crews.length === 0 ? paths.crew(crew.crewId) : paths.memberProfile(memberId);
  return meeting && meetings.length === 0
    ? paths.clubDetail(meeting.clubId)
    : paths.memberMeetings(memberId);
}

function QuestionStrip({ crew: { crewId, name, next } }: { crew: OwnCrew }) {
  const [isFolded, setFolded] = useState(false);
  const isAnswered = next !== null && next.myAnswer !== null;
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(() => setFolded(true), FOLD_AFTER);
    return () => clearTimeout(timer);
  }, [isAnswered]);
  if (!next || !isOpenDate(next)) return null;
  const question = `${name}, ${weekdayLetter(next.meetingDate)}요일에 갈 수 있나요?`;
  return (
    <section
      aria-label={question}
      className={classNames(styles.fold, isFolded && isAnswered && styles.folded)}
      data-solid-action={isAnswered ? undefined : ''}
    >
      <div className={styles.inner}>
        <div className={styles.strip}>
          <Link to={paths.crew(crewId)} className={styles.question}>
            <CalendarCheck aria-hidden />
            <span>
              <b>{question}</b>
              <small>{joinFacts(formatDetailTime(next, new Date()), goingText(next))}</small>
            </span>
          </Link>
          <DateAnswer
            date={next}
            variant="solid"
            renderSaid={(going, change) => <SaidLine going={going} change={change} />}
          />
        </div>
      </div>
    </section>
  );
}
