import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import type { Crew, OwnCrew } from '@azit/contract/crews/crew.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { paths } from '#web/navigation/paths.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { usePendingAnswers } from '../../api/use-date-answer.ts';
import { useShownCrew } from '../../api/use-shown-crew.ts';
import { locationText } from '../../model/crew-text.ts';
import type { AnswerableDate } from '../../model/date-answer.ts';
import { DateAnswer } from '../dates/date-answer.tsx';
import { isOpenDate } from '../dates/date-rows.tsx';
import styles from './answer-sheet.module.css';

export type AnswerSheetProps = {
  open: boolean;
  meetings: readonly OwnMeeting[];
  crews: readonly OwnCrew[];
  onClose: () => void;
};

/** All meetings that wait for an answer of the member. */
export function AnswerSheet({ open, meetings, crews, onClose }: AnswerSheetProps) {
  return (
    <Dialog open={open} size="sheet" title="답을 기다리는 모임" onClose={onClose}>
      <Rows meetings={meetings} crews={crews} />
    </Dialog>
  );
}

function Rows({ meetings, crews }: Pick<AnswerSheetProps, 'meetings' | 'crews'>) {
  const shownMeetings = useLasting(meetings, ({ clubId }) => clubId);
  const shownCrews = useLasting(crews, ({ crewId }) => crewId);
  // A reload keeps the sheet open, also after the last answer.
  if (shownMeetings.length + shownCrews.length === 0)
    return <EmptyState icon={<CalendarCheck />} title="모두 답했어요." />;
  return (
    <ul>
      {shownMeetings.map((meeting) => (
        <SeatRow key={meeting.clubId} meeting={meeting} />
      ))}
      {shownCrews.map(({ crewId }) => (
        <CrewDates key={crewId} crewId={crewId} />
      ))}
    </ul>
  );
}

/**
 * Returns every row that was listed once: an answered row stays until the sheet closes, so that the
 * next one does not move under the finger.
 */
function useLasting<Row>(listed: readonly Row[], id: (row: Row) => number): Row[] {
  const [shown, setShown] = useState<readonly Row[]>(listed);
  const find = (rows: readonly Row[], row: Row) => rows.find((other) => id(other) === id(row));
  const added = listed.filter((row) => !find(shown, row));
  if (added.length > 0) setShown([...shown, ...added]);
  return [...shown.map((row) => find(listed, row) ?? row), ...added];
}

function SeatRow({ meeting }: { meeting: OwnMeeting }) {
  const { clubId, clubName, location, meetingDate, meetingTime } = meeting;
  const [said, setSaid] = useState<boolean | null>(null);
  const sent = usePendingAnswers().findLast((answer) => answer.clubId === clubId)?.going;
  return (
    <Row
      name={clubName}
      facts={joinFacts(
        meeting.confirmation === 'PENDING' && meetingMessages.changed,
        formatDetailTime(meeting, new Date()),
        location ?? '온라인',
      )}
      date={{ clubId, myAnswer: sent ?? said, meetingDate, meetingTime, hasSeat: true }}
      onAnswered={setSaid}
    />
  );
}

function CrewDates({ crewId }: { crewId: number }) {
  const { data, error, isFetching, refetch } = useQuery(crewQueries.detail(crewId));
  if (data) return <CrewRows crew={data} />;
  return (
    <li className={styles.row}>
      {error ? (
        <ErrorState
          message="크루의 모임을 불러오지 못했어요."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height="9.6rem" />
      )}
    </li>
  );
}

function CrewRows({ crew: loaded }: { crew: Crew }) {
  const crew = useShownCrew(loaded);
  const dates = crew.dates.filter(isOpenDate);
  const waiting = dates.filter(({ myAnswer, myPosition }) => myAnswer === null && !myPosition);
  const rows = useLasting(waiting, ({ clubId }) => clubId);
  return rows.map((row) => {
    const date = dates.find(({ clubId }) => clubId === row.clubId) ?? row;
    const facts = joinFacts(formatDetailTime(date, new Date()), locationText(date));
    return <Row key={row.clubId} name={date.clubName ?? crew.name} facts={facts} date={date} />;
  });
}

type RowProps = {
  name: string;
  facts: string;
  date: AnswerableDate;
  onAnswered?: (going: boolean) => void;
};

function Row({ name, facts, date, onAnswered }: RowProps) {
  return (
    <li className={styles.row}>
      <Link to={paths.clubDetail(date.clubId)} className={styles.about}>
        <b>{name}</b>
        <small>{facts}</small>
      </Link>
      <DateAnswer date={date} size="medium" variant="solid" onAnswered={onAnswered} />
    </li>
  );
}
