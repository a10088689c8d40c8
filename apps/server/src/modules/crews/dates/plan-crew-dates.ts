import { findDueDates } from '@azit/rules/crews/due-dates';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openDueDates } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { lockCrew } from '#server/modules/crews/crew.repository.ts';
import { claimRunningCrews, recordHostVisits } from './crew-plan.repository.ts';
import { pauseIfIdle, quietSince } from './pause-crew.ts';
import { planDates, toPlannedCrew } from './plan-dates.ts';

/** A longer list continues in the next run, a minute later. */
const CREWS_PER_RUN = 500;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Two workers may run this at the same time. Each crew is locked, so the second worker finds that
 * its meetings exist.
 */
export async function planCrewDates(context: Context, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  const now = clock.now();
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  await execute(database, recordHostVisits, { now, a_day_ago: aDayAgo });
  const crews = await findMany(database, claimRunningCrews, {
    size: CREWS_PER_RUN,
    now,
    quiet_since: quietSince(now),
    ...nowValues(now),
  });
  for (const crew of crews.filter((row) => needsWork(row, now))) {
    if (signal.aborted) return;
    await planCrew(context, crew.crew_id);
  }
  while (!signal.aborted && (await openToEveryone(context, null)) > 0);
}

type RunningCrew = StatementRow<typeof claimRunningCrews>;

function needsWork(crew: RunningCrew, now: Date): boolean {
  return crew.is_idle || findDueDates(toPlannedCrew(crew), crew, now).length > 0;
}

/**
 * Pauses the crew or creates its missing meetings. The page of a crew calls this too, because the
 * job may not have run yet.
 */
export async function planCrew(context: Context, crewId: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await findOne(tx, lockCrew, { crew_id: crewId });
    if (!(await pauseIfIdle(tx, crewId))) await planDates(tx, crewId);
  });
}

/**
 * Opens a batch of crew meetings whose `opens_at` has passed to everyone, of one crew or of all,
 * and returns the size of the batch.
 */
export async function openToEveryone(context: Context, crewId: number | null): Promise<number> {
  const due = { crew_id: crewId, now: context.clock.now() };
  const count = await inTransaction(context, async (tx) => {
    const opened = await findMany(tx, openDueDates, due);
    for (const { club_id } of opened) await ringPublicClub(tx, club_id);
    return opened.length;
  });
  if (count > 0) context.doorbells.ring({ event: 'lists' });
  return count;
}
