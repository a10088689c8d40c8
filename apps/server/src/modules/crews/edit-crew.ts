import type { EditCrewBody } from '@azit/contract/crews/crew.payload';
import type { Crew } from '@azit/contract/crews/crew.schema';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import {
  renameDates,
  updateDateOpenings,
  updateDateReleases,
} from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import { lockDates, ringLists } from '#server/modules/clubs/crew-dates/open-dates.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { updateCrew } from '#server/modules/crews/crew.repository.ts';
import { planDates } from './dates/plan-dates.ts';
import { readCrew } from './get-crew.ts';
import { lockHostedCrew } from './lock-crew.ts';
import { ringCrew } from './ring-crew.ts';

export async function editCrew(
  context: Context,
  viewer: Viewer,
  { crewId, body }: { crewId: number; body: EditCrewBody },
): Promise<Crew> {
  const now = context.clock.now();
  return inTransaction(context, async (tx) => {
    const crew = await lockHostedCrew(tx, viewer, crewId, { capability: 'editCrew', now });
    const opens_hours_before =
      body.opensHoursBefore === undefined ? crew.opens_hours_before : body.opensHoursBefore;
    const { name = crew.name, releasesSeats: releases_seats = crew.releases_seats } = body;
    await execute(tx, updateCrew, {
      crew_id: crewId,
      name,
      intro: body.intro === undefined ? crew.intro : (body.intro ?? ''),
      ahead: body.ahead ?? crew.ahead,
      opens_hours_before,
      releases_seats,
    });
    const dates = await lockDates(tx, crewId);
    const club_ids = dates.map((date) => date.club_id);
    await execute(tx, renameDates, { club_ids, name, old_name: crew.name });
    if (releases_seats !== crew.releases_seats)
      await execute(tx, updateDateReleases, { club_ids, releases_seats });
    if (opens_hours_before !== crew.opens_hours_before) {
      await execute(tx, updateDateOpenings, { club_ids, opens_hours_before, now });
      for (const { club_id } of dates) await ringPublicClub(tx, club_id);
    }
    if (name !== crew.name || opens_hours_before !== crew.opens_hours_before) ringLists(tx, dates);
    await planDates(tx, crewId);
    await ringCrew(tx, crewId);
    return readCrew(tx, context, viewer, crewId);
  });
}
