import { firstComingDay } from '@azit/rules/crews/due-dates';
import { plannedDates } from '@azit/rules/crews/rhythm';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { addCrewLine } from '#server/modules/chats/rooms/crew-room.ts';
import { requireOpen } from '#server/modules/clubs/club.refusal.ts';
import { cancelClub } from '#server/modules/clubs/club.repository.ts';
import { selectInvolvedMembers } from '#server/modules/clubs/club-member.repository.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { addCrewNotices } from '#server/modules/notices/add-crew-notices.ts';
import type { CrewRow } from '../crew.repository.ts';
import { lockHostedCrew } from '../lock-crew.ts';
import { dateBegun, dateNotFound } from './crew-date.refusal.ts';
import { insertSkip, selectDateClub } from './crew-plan.repository.ts';
import { planDates, toPlannedCrew } from './plan-dates.ts';

type Skip = { crewId: number; plannedDate: string; note?: string | null | undefined };

/** How far ahead a date that is not open yet may be skipped. */
const SKIPPABLE_DATES = 12;

export async function skipDate(
  context: Context,
  viewer: Viewer,
  { crewId, plannedDate, note }: Skip,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const crew = await lockHostedCrew(tx, viewer, crewId, { capability: 'planDates', now });
    const date = await findOne(tx, selectDateClub, { crew_id: crewId, planned_date: plannedDate });
    if (date === undefined) requirePlanned(crew, plannedDate, now);
    const skip = { crew_id: crewId, planned_date: plannedDate, note: note || null, now };
    if ((await execute(tx, insertSkip, skip)) === 0) return;
    const meetingDate =
      date === undefined || date.is_cancelled
        ? plannedDate
        : await cancelDate(tx, context, viewer, { crewId, clubId: date.club_id, note });
    const line = { event: 'dateSkipped', date: meetingDate, actorId: viewer.memberId } as const;
    await addCrewLine(tx, context, crewId, line);
    await planDates(tx, context, crewId);
  });
  context.doorbells.ring({ event: 'lists' });
}

function requirePlanned(crew: CrewRow, plannedDate: string, now: Date): void {
  const from = firstComingDay(crew.meeting_time, now);
  if (plannedDate < from) throw dateBegun();
  const { rhythm, startsOn } = toPlannedCrew(crew);
  const coming = plannedDates(rhythm, startsOn, from, SKIPPABLE_DATES);
  if (!coming.includes(plannedDate)) throw dateNotFound();
}

type OpenDate = { crewId: number; clubId: number; note?: string | null | undefined };

async function cancelDate(
  tx: Transaction,
  context: Context,
  viewer: Viewer,
  { crewId, clubId, note }: OpenDate,
): Promise<string> {
  const now = context.clock.now();
  const { memberId: actorId } = viewer;
  const club = await lockExistingClub(tx, viewer, clubId);
  requireOpen(club, now);
  const cancelled = { cancelled_at: now, cancel_reason: note || null };
  await execute(tx, cancelClub, { club_id: clubId, ...cancelled });
  const involved = await findMany(tx, selectInvolvedMembers, { club_id: clubId });
  const others = involved.filter((row) => row.member_id !== actorId);
  await addCrewNotices(
    tx,
    context,
    crewId,
    others.map(({ member_id: memberId }) => ({
      kind: 'DATE_SKIPPED',
      memberId,
      clubId,
      actorId,
      ...(note && { data: { reason: note } }),
    })),
  );
  await ringPublicClub(tx, context, clubId);
  return club.meeting_date;
}
