import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import { formatDetailTime, weekdayLetter } from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/navigation/paths.ts';
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

type CrewStripProps = { memberId: number; fallback: ReactNode };

export function CrewStrip({ memberId, fallback }: CrewStripProps) {
  const { data, isPending } = useQuery(crewQueries.own(memberId));
  const crews = useShownCrews(data ?? []);
  const due = crews.filter(({ unansweredDates }) => unansweredDates > 0);
  const count = due.reduce((sum, { unansweredDates }) => sum + unansweredDates, 0);
  const [only] = due;
  const dueId = count === 1 && only?.next?.myAnswer === null ? only.crewId : null;
  // The answered crew stays until its line has folded.
  const [shownId, setShownId] = useState(dueId);
  if (dueId !== null && dueId !== shownId) setShownId(dueId);
  const isKnown = data !== undefined;
  useEffect(() => {
    if (isKnown) saveKnownCount('answers', count);
  }, [isKnown, count]);
  if (isPending) return fallback;
  const shown = crews.find(({ crewId }) => crewId === shownId);
  if (shown && count <= 1) return <QuestionStrip key={shown.crewId} crew={shown} />;
  if (!only) return null;
  return (
    <Link
      to={due.length === 1 ? paths.crew(only.crewId) : paths.memberProfile(memberId)}
      className={classNames(styles.strip, styles.line)}
    >
      <CalendarCheck aria-hidden />
      <span>
        답을 기다리는 모임 <b>{count}번</b>
      </span>
      <ChevronRight aria-hidden className={styles.chevron} />
    </Link>
  );
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
