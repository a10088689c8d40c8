import type { ChangeRhythmBody } from '@azit/contract/crews/crew.payload';
import { isOnRhythm, movedDate, newStart } from '@azit/rules/crews/due-dates';
import { hasMeetingBegun } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { addCrewLine } from '#server/modules/chats/rooms/crew-room.ts';
import { lockDates, ringLists } from '#server/modules/clubs/crew-dates/open-dates.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { changeLockedClub } from '#server/modules/clubs/meetings/change-club.ts';
import type { CrewRow } from '#server/modules/crews/crew.repository.ts';
import { lockHostedCrew } from '../lock-crew.ts';
import { updateRhythm } from './crew-plan.repository.ts';
import { toPlanColumns } from './crew-plan.ts';
import { findKnownDates, planDates, toPlannedCrew, toRhythm } from './plan-dates.ts';

type Change = ChangeRhythmBody & { crewId: number };

export async function changeRhythm(
  context: Context,
  viewer: Viewer,
  { crewId, rhythm, plan, applyToOpenDates }: Change,
): Promise<void> {
  await enforceVolumeLimit(context, 'clubChange', String(viewer.memberId));
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const before = await lockHostedCrew(tx, viewer, crewId, { capability: 'planDates', now });
    const { open } = await findKnownDates(tx, before, now);
    const columns = plan === undefined ? before : { ...before, ...toPlanColumns(plan) };
    await execute(tx, updateRhythm, {
      ...columns,
      every: rhythm.every,
      weekday: rhythm.weekday ?? null,
      nth: rhythm.nth ?? null,
      starts_on: newStart(toPlannedCrew(before), rhythm, open, now),
    });
    const meetingTime = columns.meeting_time;
    const line = { event: 'rhythmChanged', rhythm, meetingTime, actorId: viewer.memberId } as const;
    if (applyToOpenDates) await moveOpenDates(tx, context, viewer, { before, rhythm, columns });
    await addCrewLine(tx, context, crewId, line);
    await planDates(tx, context, crewId);
  });
}

type Move = { before: CrewRow; rhythm: ChangeRhythmBody['rhythm']; columns: CrewRow };

/**
 * Seats stay and everyone must confirm again, as after every other change of a meeting. A date
 * beside the rhythm stays as it is, and so does one that would move into the past.
 */
async function moveOpenDates(
  tx: Transaction,
  context: Context,
  viewer: Viewer,
  { before, rhythm, columns }: Move,
): Promise<void> {
  const now = context.clock.now();
  const meetingTime = columns.meeting_time;
  const dates = await lockDates(tx, context, before.crew_id);
  ringLists(tx, context, dates);
  for (const { club_id } of dates) {
    const club = await lockExistingClub(tx, viewer, club_id);
    const meetingDate = movedDate(club.meeting_date, toRhythm(before), rhythm);
    if (!isOnRhythm(club.meeting_date, toRhythm(before))) continue;
    if (hasMeetingBegun({ meetingDate, meetingTime }, now)) continue;
    await changeLockedClub(tx, context, viewer, {
      club,
      now,
      body: {
        meetingDate,
        meetingTime,
        durationMinutes: columns.duration_minutes,
        isOnline: columns.is_online ? 'online' : 'offline',
        location: columns.location,
        areaCode: columns.area_code,
        onlineLink: columns.online_link,
        memberLimit: Math.max(columns.member_limit, club.joined_count),
      },
      isOptional: true,
    });
  }
}
