import type { OwnMeeting, OwnOffer } from '@azit/contract/clubs/participation.schema';
import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import { dayBefore } from '@azit/rules/hosting/seat-question';
import {
  formatDetailTime,
  formatNearTime,
  relativeDay,
  weekdayLetter,
} from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { Armchair, CalendarCheck, ChevronRight, UsersRound } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { isNear, meetingSpan } from '#web/domain/meeting/coming-meetings.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { paths } from '#web/navigation/paths.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { saveKnownCount } from '#web/queries/known-counts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { usePendingAnswers } from '../api/use-date-answer.ts';
import { useShownCrews } from '../api/use-shown-crew.ts';
import { goingText } from '../model/crew-text.ts';
import type { AnswerableDate } from '../model/date-answer.ts';
import styles from './crew-strip.module.css';
import { DateAnswer } from './dates/date-answer.tsx';
import { isOpenDate } from './dates/date-rows.tsx';

/** In milliseconds. An answer stays visible for this time before its strip folds. */
const FOLD_AFTER = 1_000;
const MINUTE = 60_000;

type CrewStripProps = { memberId: number; fallback: ReactNode; onKnown: () => void };

export function CrewStrip({ memberId, fallback, onKnown }: CrewStripProps) {
  const { data, isPending } = useQuery(crewQueries.own(memberId));
  const crews = useShownCrews(data ?? []);
  const changes = useChangedMeetings(memberId);
  const due = crews.filter(({ unansweredDates }) => unansweredDates > 0);
  const seats = useDueSeats(memberId);
  const dates = due.reduce((sum, { unansweredDates }) => sum + unansweredDates, 0);
  const offers = useOpenOffers(memberId);
  const invitations = crews.filter(({ myState }) => myState === 'INVITED');
  const count = dates + changes.meetings.length + seats.length + offers.length + invitations.length;
  const dueSeat = count === 1 ? seats[0] : undefined;
  const [seat, setSeat] = useState(dueSeat);
  if (dueSeat && dueSeat.clubId !== seat?.clubId) setSeat(dueSeat);
  const [crew] = due;
  const dueId = count === 1 && crew?.next?.myAnswer === null ? crew.crewId : null;
  // Show the crew that was just answered until its strip has folded.
  const [shownId, setShownId] = useState(dueId);
  if (dueId !== null && dueId !== shownId) setShownId(dueId);
  const isKnown = data !== undefined && !changes.isPending;
  // The stored number reserves space on the next visit: 1 for a question with two buttons, a higher
  // number for a single line.
  const reserved = count === 1 && dueId === null && !dueSeat ? 2 : count;
  useEffect(() => {
    if (isKnown) saveKnownCount('answers', reserved);
  }, [isKnown, reserved]);
  const isWaiting = isPending || changes.isPending;
  useLayoutEffect(() => {
    if (!isWaiting) onKnown();
  }, [isWaiting, onKnown]);
  if (isWaiting) return fallback;
  const shown = crews.find(({ crewId }) => crewId === shownId);
  if (shown && (dueId !== null || count === 0))
    return <DateStrip key={shown.crewId} crew={shown} />;
  if (seat && (dueSeat || count === 0))
    return <SeatStrip key={seat.clubId} meeting={seat} isDue={dueSeat !== undefined} />;
  if (count === 0) return null;
  const [offer] = offers;
  if (offer) return <OfferLine offer={offer} others={count - 1} />;
  const [invitation] = invitations;
  if (count === 1 && invitation) return <InvitationLine crew={invitation} />;
  const onlyInNotices = seats.length === 0 && invitations.length > 0;
  return (
    <DueLine
      to={onlyInNotices ? paths.notices : answerPath(memberId, seats, due, changes.meetings)}
      count={count}
      meeting={changes.meetings[0]}
    />
  );
}

type DueLineProps = { to: string; count: number; meeting: OwnMeeting | undefined };

function DueLine({ to, count, meeting }: DueLineProps) {
  return (
    <Link to={to} className={classNames(styles.strip, styles.line)}>
      <CalendarCheck />
      {count === 1 && meeting ? (
        <span>
          <b>바뀐 일정에 답해 주세요</b> · {meeting.clubName}
        </span>
      ) : (
        <span>
          답을 기다리는 모임 <b>{count}번</b>
        </span>
      )}
      <ChevronRight className={styles.chevron} />
    </Link>
  );
}

type OfferLineProps = { offer: OwnOffer; others: number };

function OfferLine({ offer: { clubId, clubName, expiresAt }, others }: OfferLineProps) {
  const until = formatNearTime(new Date(expiresAt), new Date());
  return (
    <Link
      to={others > 0 ? paths.notices : paths.clubDetail(clubId)}
      className={classNames(styles.strip, styles.line)}
    >
      <Armchair />
      <span className={styles.clipped}>
        <b>자리가 났어요</b> · {until}까지{others > 0 && ` · 외 ${others}건`} · {clubName}
      </span>
      <ChevronRight className={styles.chevron} />
    </Link>
  );
}

function InvitationLine({ crew: { crewId, name } }: { crew: OwnCrew }) {
  return (
    <Link to={paths.crew(crewId)} className={classNames(styles.strip, styles.line)}>
      <UsersRound />
      <span className={styles.clipped}>
        <b>크루에 초대받았어요</b> · {name}
      </span>
      <ChevronRight className={styles.chevron} />
    </Link>
  );
}

function useOpenOffers(memberId: number): OwnOffer[] {
  const { data } = useQuery(activityQueries.overview(memberId));
  const offers = data?.offers ?? [];
  const now = useNowAt(offers.map(({ expiresAt }) => new Date(expiresAt)));
  return offers.filter(({ expiresAt }) => now < new Date(expiresAt));
}

/** Omits changed meetings of the next 48 hours, because a card above the strip shows them. */
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
  [seat]: readonly OwnMeeting[],
  [crew, ...crews]: readonly OwnCrew[],
  [meeting, ...meetings]: readonly OwnMeeting[],
): string {
  if (seat) return paths.clubDetail(seat.clubId);
  if (crew && meeting) return paths.memberProfile(memberId);
  if (crew) return crews.length === 0 ? paths.crew(crew.crewId) : paths.memberProfile(memberId);
  return meeting && meetings.length === 0
    ? paths.clubDetail(meeting.clubId)
    : paths.memberMeetings(memberId);
}

/**
 * From the day before a meeting, the app asks its members whether they come. Returns the meetings
 * for which the viewer has not answered.
 */
function useDueSeats(memberId: number): OwnMeeting[] {
  const { data } = useQuery(activityQueries.overview(memberId));
  const meetings = data?.meetings.filter(({ pending, phase }) => pending && phase === 'open') ?? [];
  const now = useNowAt(meetings.map(dayBefore));
  return meetings.filter((meeting) => now >= dayBefore(meeting));
}

function SeatStrip({ meeting, isDue }: { meeting: OwnMeeting; isDue: boolean }) {
  const { clubId, clubName, meetingDate, meetingTime } = meeting;
  const [said, setSaid] = useState<boolean | null>(null);
  const sent = usePendingAnswers().findLast((answer) => answer.clubId === clubId)?.going;
  const myAnswer = sent ?? said;
  if (!isDue && myAnswer === null) return null;
  return (
    <QuestionStrip
      question={`${clubName}, ${relativeDay(meetingDate, new Date())} 갈 수 있나요?`}
      facts={joinFacts(formatDetailTime(meeting, new Date()), meeting.location ?? '온라인')}
      to={paths.clubDetail(clubId)}
      date={{ clubId, myAnswer, meetingDate, meetingTime, hasSeat: true }}
      onAnswered={setSaid}
    />
  );
}

function DateStrip({ crew: { crewId, name, next } }: { crew: OwnCrew }) {
  if (!next || !isOpenDate(next)) return null;
  return (
    <QuestionStrip
      question={`${name}, ${weekdayLetter(next.meetingDate)}요일에 갈 수 있나요?`}
      facts={joinFacts(formatDetailTime(next, new Date()), goingText(next))}
      to={paths.crew(crewId)}
      date={next}
    />
  );
}

type QuestionStripProps = {
  question: string;
  facts: string;
  to: string;
  date: AnswerableDate;
  onAnswered?: (going: boolean) => void;
};

function QuestionStrip({ question, facts, to, date, onAnswered }: QuestionStripProps) {
  const [isFolded, setFolded] = useState(false);
  const isAnswered = date.myAnswer !== null;
  useEffect(() => {
    if (!isAnswered) return;
    const timer = setTimeout(() => setFolded(true), FOLD_AFTER);
    return () => clearTimeout(timer);
  }, [isAnswered]);
  return (
    <section
      aria-label={question}
      className={classNames(styles.fold, isFolded && isAnswered && styles.folded)}
      data-solid-action={isAnswered ? undefined : ''}
    >
      <div className={styles.inner}>
        <div className={styles.strip}>
          <Link to={to} className={styles.question}>
            <CalendarCheck />
            <span>
              <b>{question}</b>
              <small>{facts}</small>
            </span>
          </Link>
          <DateAnswer date={date} variant="solid" onAnswered={onAnswered} />
        </div>
      </div>
    </section>
  );
}
