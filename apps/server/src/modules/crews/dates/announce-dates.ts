import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addCrewSystemMessage } from '#server/modules/chats/rooms/crew-room.ts';
import type { CrewRow } from '#server/modules/crews/crew.repository.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { selectUnanswered } from './crew-plan.repository.ts';

type Dates = readonly { clubId: number; plannedDate: string }[];

/**
 * The room gets one message for all new meetings, and each member one notice for those that the
 * member has not answered.
 */
export async function announceDates(
  tx: Transaction,
  { crew_id: crewId }: Pick<CrewRow, 'crew_id'>,
  dates: Dates,
  meetingTime: string,
): Promise<void> {
  const [first, ...others] = dates.map(({ plannedDate }) => plannedDate);
  if (first === undefined) return;
  const opened =
    others.length === 0
      ? ({ event: 'dateOpened', date: first } as const)
      : ({ event: 'datesOpened', dates: [first, ...others] } as const);
  await addCrewSystemMessage(tx, crewId, opened);
  const clubIds = dates.map((date) => date.clubId);
  const unanswered = await findMany(tx, selectUnanswered, { crew_id: crewId, club_ids: clubIds });
  const notices = unanswered.map(({ member_id: memberId, club_ids }) => {
    const unansweredDates = dates.filter((date) => club_ids.includes(date.clubId)).map(toMeeting);
    const [meeting] = unansweredDates;
    const data = { dates: unansweredDates, ...(meeting && { meeting }) };
    const clubId = club_ids[0];
    return { kind: 'DATE_ASKED', crewId, memberId, data, ...(clubId && { clubId }) } as const;
  });
  await addNotices(tx, notices);

  function toMeeting({ clubId, plannedDate }: Dates[number]) {
    return { clubId, meetingDate: plannedDate, meetingTime };
  }
}
