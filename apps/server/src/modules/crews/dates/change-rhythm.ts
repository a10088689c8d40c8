import type { ChangeClubBody } from '@azit/contract/clubs/club.payload';
import type { Rhythm } from '@azit/contract/crews/crew.field';
import type { ChangeRhythmBody } from '@azit/contract/crews/crew.payload';
import { firstComingDay, movedDate, newStart } from '@azit/rules/crews/due-dates';
import { hasMeetingBegun } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { addCrewSystemMessage, updateOutsiders } from '#server/modules/chats/rooms/crew-room.ts';
import { updateDateFees } from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import { lockDates, ringLists } from '#server/modules/clubs/crew-dates/open-dates.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { changeLockedClub } from '#server/modules/clubs/meetings/change-club.ts';
import type { CrewRow } from '#server/modules/crews/crew.repository.ts';
import { lockHostedCrew } from '../lock-crew.ts';
import { ringCrew } from '../ring-crew.ts';
import { updateRhythm } from './crew-plan.repository.ts';
import { toPlanColumns } from './crew-plan.ts';
import { findKnownDates, planDates, toRhythm } from './plan-dates.ts';

type Change = ChangeRhythmBody & { crewId: number };

export async function changeRhythm(
  context: Context,
  viewer: Viewer,
  { crewId, rhythm, plan, applyToOpenDates }: Change,
): Promise<void> {
  await enforceVolumeLimit(context, 'clubChange', String(viewer.memberId));
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    const before = await lockHostedCrew(tx, viewer, crewId, { capability: 'planDates', now });
    const { regular } = await findKnownDates(tx, before, now);
    const after = plan === undefined ? before : { ...before, ...toPlanColumns(plan) };
    const moved = applyToOpenDates
      ? await moveOpenDates(tx, viewer, { before, after, rhythm })
      : [];
    await execute(tx, updateRhythm, {
      ...after,
      every: rhythm.every,
      weekday: rhythm.weekday ?? null,
      nth: rhythm.nth ?? null,
      starts_on: newStart(rhythm, [...regular, ...moved], firstComingDay(before.meeting_time, now)),
    });
    const meetingTime = after.meeting_time;
    await updateOutsiders(tx, crewId);
    await addCrewSystemMessage(tx, crewId, {
      event: 'rhythmChanged',
      rhythm,
      meetingTime,
      ...(isElsewhere(before, after) && { isElsewhere: true }),
      actorId: viewer.memberId,
    });
    await planDates(tx, crewId);
    await ringCrew(tx, crewId);
  });
}

type Move = { before: CrewRow; after: CrewRow; rhythm: Rhythm };

/**
 * Applies the new plan to the open meetings and moves the meetings of the rhythm to its new days,
 * except to a day that is past or taken. Members retain their seats but must confirm again, as
 * after every change of a meeting. Returns the days of the meetings of the rhythm.
 */
async function moveOpenDates(
  tx: Transaction,
  viewer: Viewer,
  { before, after, rhythm }: Move,
): Promise<string[]> {
  const now = tx.clock.now();
  const dates = await lockDates(tx, before.crew_id);
  ringLists(tx, dates);
  const clubIds = dates.map((date) => date.club_id);
  await execute(tx, updateDateFees, { club_ids: clubIds, fee: after.fee, old_fee: before.fee });
  const changes = findPlanChanges(before, after);
  const taken = new Set(dates.map((date) => date.meeting_date));
  const regular: string[] = [];
  for (const { club_id, meeting_date: day, is_extra } of dates) {
    const club = await lockExistingClub(tx, viewer, club_id);
    const { meetingTime = club.meeting_time } = changes;
    const isFree = (date: string) =>
      !taken.has(date) && !hasMeetingBegun({ meetingDate: date, meetingTime }, now);
    const wanted = is_extra ? day : movedDate(day, toRhythm(before), rhythm);
    const meetingDate = isFree(wanted) ? wanted : day;
    if (hasMeetingBegun({ meetingDate, meetingTime }, now)) continue;
    taken.delete(day);
    taken.add(meetingDate);
    if (!is_extra) regular.push(meetingDate);
    const takenSeats = club.joined_count + club.offered_count;
    const memberLimit = changes.memberLimit && Math.max(changes.memberLimit, takenSeats);
    const body = { ...changes, meetingDate, ...(memberLimit && { memberLimit }) };
    await changeLockedClub(tx, viewer, { club, now, body, changesRhythm: true });
  }
  return regular;
}

/**
 * Returns only the fields of the plan that changed, so that the host's changes of other fields of a
 * single meeting stay.
 */
function findPlanChanges(before: CrewRow, after: CrewRow): ChangeClubBody {
  const isNew = (column: keyof CrewRow) => before[column] !== after[column];
  const isOtherLink = (['area_code', 'online_link'] as const).some(isNew);
  return {
    ...(isNew('meeting_time') && { meetingTime: after.meeting_time }),
    ...(isNew('duration_minutes') && { durationMinutes: after.duration_minutes }),
    ...(isNew('member_limit') && { memberLimit: after.member_limit }),
    ...((isElsewhere(before, after) || isOtherLink) && {
      isOnline: after.is_online ? 'online' : 'offline',
      location: after.location,
      areaCode: after.area_code,
      onlineLink: after.online_link,
    }),
  };
}

function isElsewhere(before: CrewRow, after: CrewRow): boolean {
  return before.is_online !== after.is_online || before.location !== after.location;
}
