import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import { formatDetailTime, type Meeting, meetingStart } from '@azit/rules/meeting-time';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { paths } from '#web/navigation/paths.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { usePendingAnswers } from '../../api/use-date-answer.ts';
import { locationText } from '../../model/crew-text.ts';
import { type AnswerableDate, isNextUnanswered } from '../../model/date-answer.ts';
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
  const shownCrews = useLasting(crews.filter(isNextUnanswered), ({ crewId }) => crewId);
  // After the last answer, a reload opens the sheet again, which then has no rows.
  if (shownMeetings.length + shownCrews.length === 0)
    return <EmptyState icon={<CalendarCheck />} title="모두 답했어요." />;
  const rows = [
    ...shownMeetings.map((meeting) => ({
      start: startTime(meeting),
      row: <SeatRow key={`club-${meeting.clubId}`} meeting={meeting} />,
    })),
    ...shownCrews.map((shown) => {
      const crew = crews.find(({ crewId }) => crewId === shown.crewId) ?? shown;
      return {
        start: startTime(shown.next),
        row: <CrewRow key={`crew-${crew.crewId}`} crew={crew} />,
      };
    }),
  ];
  return <ul>{rows.sort((one, other) => one.start - other.start).map(({ row }) => row)}</ul>;
}

const startTime = (meeting: Meeting | null) => (meeting ? meetingStart(meeting).getTime() : 0);

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
      mayReturn={meeting.crew != null}
      onAnswered={setSaid}
    />
  );
}

function CrewRow({ crew: { name, next } }: { crew: OwnCrew }) {
  if (!next || !isOpenDate(next)) return null;
  const facts = joinFacts(formatDetailTime(next, new Date()), locationText(next));
  return <Row name={next.clubName ?? name} facts={facts} date={next} />;
}

type RowProps = {
  name: string;
  facts: string;
  date: AnswerableDate;
  mayReturn?: boolean;
  onAnswered?: (going: boolean) => void;
};

function Row({ name, facts, ...answer }: RowProps) {
  return (
    <li className={styles.row}>
      <Link to={paths.clubDetail(answer.date.clubId)} className={styles.about}>
        <b>{name}</b>
        <small>{facts}</small>
      </Link>
      <DateAnswer {...answer} />
    </li>
  );
}
