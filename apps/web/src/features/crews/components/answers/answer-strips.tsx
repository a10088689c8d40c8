import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import {
  formatDetailTime,
  formatNearTime,
  relativeDay,
  weekdayLetter,
} from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { Armchair, CalendarCheck, ChevronRight, UsersRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { paths } from '#web/navigation/paths.ts';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { saveKnownCount } from '#web/queries/known-counts.ts';
import { classNames } from '#web/ui/class-names.ts';
import { usePendingAnswers } from '../../api/use-date-answer.ts';
import { type OpenOffer, useOpenOffers, useUnansweredMeetings } from '../../api/use-due-answers.ts';
import { useShownCrews } from '../../api/use-shown-crew.ts';
import { goingText } from '../../model/crew-text.ts';
import { type AnswerableDate, isNextUnanswered } from '../../model/date-answer.ts';
import { DateAnswer } from '../dates/date-answer.tsx';
import { isOpenDate } from '../dates/date-rows.tsx';
import styles from './answer-strips.module.css';

/** In milliseconds. An answer stays visible for this time before its strip folds. */
const FOLD_AFTER = 1_000;

const AnswerSheet = lazy(async () => ({
  default: (await import('./answer-sheet.tsx')).AnswerSheet,
}));

type AnswerStripsProps = { memberId: number; fallback: ReactNode; onKnown: () => void };

export function AnswerStrips({ memberId, fallback, onKnown }: AnswerStripsProps) {
  const { data, isPending } = useQuery(crewQueries.own(memberId));
  const crews = useShownCrews(data ?? []);
  const { seats, changed, ...overview } = useUnansweredMeetings(memberId);
  const offers = useOpenOffers(memberId);
  const isLoading = isPending || overview.isPending;
  const isKnown = data !== undefined && overview.isKnown;
  useLayoutEffect(() => {
    if (!isLoading) onKnown();
  }, [isLoading, onKnown]);
  const due = crews.filter(isNextUnanswered);
  const sheet = useNamedLayer('answers');
  const meetings = [...seats, ...changed];
  if (isLoading) return fallback;
  return (
    <>
      <Strips
        crews={crews}
        due={due}
        seats={seats}
        changed={changed}
        offers={offers}
        isKnown={isKnown}
        onOpen={sheet.open}
      />
      {sheet.wasOpened && isKnown && (
        <Suspense fallback={null}>
          <AnswerSheet
            open={sheet.isOpen}
            meetings={meetings}
            crews={crews}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  );
}

type StripsProps = {
  crews: readonly OwnCrew[];
  due: readonly OwnCrew[];
  seats: readonly OwnMeeting[];
  changed: readonly OwnMeeting[];
  offers: readonly OpenOffer[];
  isKnown: boolean;
  onOpen: () => void;
};

function Strips({ crews, due, seats, changed, offers, isKnown, onOpen }: StripsProps) {
  const invitations = crews.filter(({ myState }) => myState === 'INVITED');
  const answers = due.length + seats.length + changed.length;
  const isOnly = answers === 1;
  const dueSeat = isOnly ? seats[0] : undefined;
  const [seat, setSeat] = useState(dueSeat);
  if (dueSeat && dueSeat.clubId !== seat?.clubId) setSeat(dueSeat);
  const [crew] = due;
  const dueId = isOnly && crew ? crew.crewId : null;
  // Show the crew whose meeting was just answered until its strip has folded.
  const [shownId, setShownId] = useState(dueId);
  if (dueId !== null && dueId !== shownId) setShownId(dueId);
  const shown = crews.find(({ crewId }) => crewId === shownId);
  const isQuestion = dueId !== null || dueSeat !== undefined;
  const [invitation] = invitations;
  const others = Number(answers > 0 && !isQuestion) + Number(invitation !== undefined);
  // Save the counts: the next visit reserves as much space.
  useEffect(() => {
    if (!isKnown) return;
    saveKnownCount('questions', Number(isQuestion));
    saveKnownCount('offers', offers.length);
    saveKnownCount('answerLines', others);
  }, [isKnown, isQuestion, offers.length, others]);

  function renderAnswers() {
    if (shown && (dueId !== null || answers === 0))
      return <DateStrip key={shown.crewId} crew={shown} />;
    if (seat && (dueSeat || answers === 0))
      return <SeatStrip key={seat.clubId} meeting={seat} isDue={dueSeat !== undefined} />;
    const [meeting] = changed;
    if (isOnly && meeting) return <ChangeLine meeting={meeting} />;
    return answers > 0 && <DueLine count={answers} onOpen={onOpen} />;
  }

  return (
    <>
      {offers.map((offer) => (
        <OfferLine key={offer.clubId} offer={offer} />
      ))}
      {renderAnswers()}
      {invitation && <InvitationLine crew={invitation} others={invitations.length - 1} />}
    </>
  );
}

type LinkLineProps = { to: string; icon: ReactNode; children: ReactNode };

function LinkLine({ to, icon, children }: LinkLineProps) {
  return (
    <Link to={to} className={classNames(styles.strip, styles.line)}>
      {icon}
      <span className={styles.clipped}>{children}</span>
      <ChevronRight className={styles.chevron} />
    </Link>
  );
}

function ChangeLine({ meeting: { clubId, clubName } }: { meeting: OwnMeeting }) {
  return (
    <LinkLine to={paths.clubDetail(clubId)} icon={<CalendarCheck />}>
      <b>바뀐 일정에 답해 주세요</b> · {clubName}
    </LinkLine>
  );
}

function DueLine({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames(styles.strip, styles.line)}
      onClick={onOpen}
    >
      <CalendarCheck />
      <span>
        답을 기다리는 모임 <b>{count}개</b>
      </span>
      <ChevronRight className={styles.chevron} />
    </button>
  );
}

function OfferLine({ offer: { clubId, clubName, expiresAt, endsAt } }: { offer: OpenOffer }) {
  const expiry = Date.parse(expiresAt);
  // `endsAt` is the same instant by the clock of this device. The clock may be wrong, so the
  // difference corrects the current time.
  const until = formatNearTime(new Date(expiry), new Date(expiry - endsAt + Date.now()));
  return (
    <Link
      to={paths.clubDetail(clubId)}
      className={classNames(styles.strip, styles.line, styles.offer)}
    >
      <Armchair />
      <span>
        <span className={styles.name}>{clubName}</span>
        <small className={styles.deadline}>
          <b>자리가 났어요</b> · {until}까지
        </small>
      </span>
      <ChevronRight className={styles.chevron} />
    </Link>
  );
}

type InvitationLineProps = { crew: OwnCrew; others: number };

function InvitationLine({ crew: { crewId, name }, others }: InvitationLineProps) {
  return (
    <LinkLine to={others > 0 ? paths.notices : paths.crew(crewId)} icon={<UsersRound />}>
      <b>크루에 초대받았어요</b> · {name}
      {others > 0 && ` · 외 ${others}건`}
    </LinkLine>
  );
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
      mayReturn={meeting.crew != null}
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
  mayReturn?: boolean;
  onAnswered?: (going: boolean) => void;
};

function QuestionStrip({ question, facts, to, ...answer }: QuestionStripProps) {
  const { date } = answer;
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
          <DateAnswer {...answer} variant="solid" />
        </div>
      </div>
    </section>
  );
}
