import { findDueDates } from '@azit/rules/crews/due-dates';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openDueDates } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { lockCrew } from '#server/modules/crews/crew.repository.ts';
import { recordHostVisits, selectRunningCrews } from './crew-plan.repository.ts';
import { pauseIfIdle, quietSince } from './pause-crew.ts';
import { planDates, toPlannedCrew } from './plan-dates.ts';

const CREWS_AT_A_TIME = 500;
/** The longest time of a run: a run must end before the next one starts a minute later. */
const RUN_MS = 20_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Plans the next meetings of all crews. Two workers may run this at the same time. Each crew is locked, so the second worker finds that
 * its meetings exist. The next run continues a run that ended early, after the last crew handled.
 */
export function crewPlanRuns(context: Context) {
  let after = 0;
  return async (stopping: AbortSignal): Promise<void> => {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(RUN_MS)]);
    while ((await openToEveryone(context, null)) > 0 && !signal.aborted);
    const now = context.clock.now();
    do {
      const crews = await findRunningCrews(context, after, now);
      for (const crew of crews) {
        // Set this before planning: a crew whose planning fails must not hold up those after it.
        after = crew.crew_id;
        if (needsWork(crew, now)) await planCrew(context, crew.crew_id);
        if (signal.aborted) return;
      }
      if (crews.length < CREWS_AT_A_TIME) after = 0;
    } while (after > 0);
  };
}

/**
 * Also records the visits of the hosts: a crew whose host has come back is planned instead of
 * paused.
 */
async function findRunningCrews({ database }: Context, after: number, now: Date) {
  const crews = await findMany(database, selectRunningCrews, {
    after,
    size: CREWS_AT_A_TIME,
    quiet_since: quietSince(now),
    ...nowValues(now),
  });
  const crew_ids = crews.map((crew) => crew.crew_id);
  const a_day_ago = new Date(now.getTime() - DAY_MS);
  await execute(database, recordHostVisits, { crew_ids, now, a_day_ago });
  return crews;
}

type RunningCrew = StatementRow<typeof selectRunningCrews>;

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
 * Makes crew meetings public whose `opens_at` has passed: one batch of them, of one crew or of all.
 * Returns the size of the batch.
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
