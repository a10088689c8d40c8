import { firstComingDay, newStart } from '@azit/rules/crews/due-dates';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { addCrewSystemMessage } from '#server/modules/chats/rooms/crew-room.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import type { CrewRow } from '#server/modules/crews/crew.repository.ts';
import { notifyCrew } from '#server/modules/crews/notify-crew.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { lockHostedCrew } from '../lock-crew.ts';
import { ringCrew } from '../ring-crew.ts';
import { pauseIdleCrew, resumeRhythm } from './crew-plan.repository.ts';
import { findKnownDates, planDates, toRhythm } from './plan-dates.ts';

const QUIET_MS = 8 * 7 * 24 * 60 * 60_000;

export function quietSince(now: Date): Date {
  return new Date(now.getTime() - QUIET_MS);
}

/** The caller has locked the crew. Returns true if this call paused the crew. */
export async function pauseIfIdle(tx: Transaction, crewId: number): Promise<boolean> {
  const now = tx.clock.now();
  const paused = await execute(tx, pauseIdleCrew, {
    crew_id: crewId,
    now,
    quiet_since: quietSince(now),
    ...nowValues(now),
  });
  if (paused === 0) return false;
  await addCrewSystemMessage(tx, crewId, { event: 'crewPaused' });
  await notifyCrew(tx, crewId, { kind: 'CREW_PAUSED', mailsMembers: false });
  await ringCrew(tx, crewId);
  return true;
}

export async function resumeCrew(context: Context, viewer: Viewer, crewId: number): Promise<void> {
  const { memberId: actorId } = viewer;
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    const crew = await lockHostedCrew(tx, viewer, crewId, { capability: 'planDates', now });
    if (crew.paused_at === null) return;
    if (crew.host_id === null)
      throw new Refusal(422, 'CREW_PAUSED', '누군가 호스트를 이어받은 뒤에 다시 만날 수 있어요.');
    await addCrewSystemMessage(tx, crewId, { event: 'crewResumed', actorId });
    await restartRhythm(tx, crew, actorId);
    await ringCrew(tx, crewId);
  });
}

/** Meetings from before the restart no longer count: they must not pause the crew again. */
export async function restartRhythm(
  tx: Transaction,
  crew: CrewRow,
  actorId: number,
): Promise<void> {
  const { crew_id } = crew;
  const now = tx.clock.now();
  const { regular } = await findKnownDates(tx, crew, now);
  const starts_on = newStart(toRhythm(crew), regular, firstComingDay(crew.meeting_time, now));
  await execute(tx, resumeRhythm, { crew_id, starts_on, now });
  const [next] = await planDates(tx, crew_id);
  const meeting = next && { meetingDate: next.plannedDate, meetingTime: crew.meeting_time };
  const data = meeting && { data: { meeting } };
  await notifyCrew(tx, crew_id, { kind: 'CREW_RESUMED', actorId, ...data });
}
