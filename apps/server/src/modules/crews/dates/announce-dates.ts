import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addCrewLine } from '#server/modules/chats/rooms/crew-room.ts';
import type { CrewRow } from '#server/modules/crews/crew.repository.ts';

type Dates = readonly { clubId: number; plannedDate: string }[];

export async function announceDates(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'doorbells' | 'jobs'>,
  crew: CrewRow,
  dates: Dates,
  _meetingTime: string,
): Promise<void> {
  for (const { plannedDate } of dates)
    await addCrewLine(tx, context, crew.crew_id, { event: 'dateOpened', date: plannedDate });
}
