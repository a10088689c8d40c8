import { newStart } from '@azit/rules/crews/due-dates';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { addCrewLine } from '#server/modules/chats/rooms/crew-room.ts';
import { addCrewNotices } from '#server/modules/notices/add-crew-notices.ts';
import { lockHostedCrew } from '../lock-crew.ts';
import { lockCrewReaders, resumeRhythm } from './crew-plan.repository.ts';
import { findKnownDates, planDates, toPlannedCrew } from './plan-dates.ts';

/** The rhythm starts again, so dates from before the pause do not pause it a second time. */
export async function resumeCrew(context: Context, viewer: Viewer, crewId: number): Promise<void> {
  const { memberId: actorId } = viewer;
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const crew = await lockHostedCrew(tx, viewer, crewId, { capability: 'planDates', now });
    if (crew.paused_at === null) return;
    const planned = toPlannedCrew(crew);
    const { open } = await findKnownDates(tx, crew, now);
    await execute(tx, resumeRhythm, {
      crew_id: crewId,
      starts_on: newStart(planned, planned.rhythm, open, now),
    });
    await addCrewLine(tx, context, crewId, { event: 'crewResumed', actorId });
    const [next] = await planDates(tx, context, crewId);
    const meeting = next && { meetingDate: next.plannedDate, meetingTime: crew.meeting_time };
    const readers = await findMany(tx, lockCrewReaders, { crew_id: crewId });
    const others = readers.filter((row) => row.member_id !== actorId);
    await addCrewNotices(
      tx,
      context,
      crewId,
      others.map(({ member_id: memberId }) => ({
        kind: 'CREW_RESUMED',
        memberId,
        actorId,
        ...(meeting && { data: { meeting } }),
      })),
    );
  });
}
