import { findDueDates } from '@azit/rules/crews/due-dates';
import type { Context } from '#server/context.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openDueDates } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { lockCrew } from '../crew.repository.ts';
import { selectRunningCrews } from './crew-plan.repository.ts';
import { pauseIfIdle, quietSince } from './pause-crew.ts';
import { planDates, toRhythm } from './plan-dates.ts';

const CREWS_AT_A_TIME = 500;

/** Two workers may run this at once: under the lock of the crew, only one finds dates missing. */
export async function planCrewDates(context: Context, signal: AbortSignal): Promise<void> {
  const { database, clock } = context;
  for (let after: number | undefined = 0; after !== undefined && !signal.aborted; ) {
    const now = clock.now();
    const crews: RunningCrew[] = await findMany(database, selectRunningCrews, {
      after,
      size: CREWS_AT_A_TIME,
      quiet_since: quietSince(now),
      ...nowValues(now),
    });
    for (const crew of crews.filter((row) => needsWork(row, now))) {
      if (signal.aborted) return;
      await planCrew(context, crew.crew_id);
    }
    after = crews.length < CREWS_AT_A_TIME ? undefined : crews.at(-1)?.crew_id;
  }
  await openToEveryone(context, signal);
}

type RunningCrew = StatementRow<typeof selectRunningCrews>;

function needsWork(crew: RunningCrew, now: Date): boolean {
  const planned = {
    rhythm: toRhythm(crew),
    startsOn: crew.starts_on,
    meetingTime: crew.meeting_time,
    ahead: crew.ahead,
  };
  return crew.is_idle || findDueDates(planned, crew, now).length > 0;
}

/** The page of a crew calls this too, so that nobody waits for the job. */
async function planCrew(context: Context, crewId: number): Promise<void> {
  const opened = await inTransaction(context.database, async (tx) => {
    await findOne(tx, lockCrew, { crew_id: crewId });
    return (await pauseIfIdle(tx, context, crewId)) ? [] : planDates(tx, context, crewId);
  });
  if (opened.length > 0) context.doorbells.ring({ event: 'lists' });
}

async function openToEveryone(context: Context, signal: AbortSignal): Promise<void> {
  let count = 1;
  while (count > 0 && !signal.aborted) {
    count = await inTransaction(context.database, async (tx) => {
      const opened = await findMany(tx, openDueDates, { now: context.clock.now() });
      for (const { club_id } of opened) await ringPublicClub(tx, context, club_id);
      return opened.length;
    });
    if (count > 0) context.doorbells.ring({ event: 'lists' });
  }
}
