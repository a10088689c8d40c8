import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import { invitedSince } from '@azit/rules/crews/crew-days';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { selectOwnCrews } from '#server/modules/crews/crew-page.repository.ts';
import { toBannerFile } from '#server/modules/images/file.view.ts';
import { selectOwnDates } from './crew-date.repository.ts';
import { toCrewDate } from './crew-date.view.ts';

export async function listOwnCrews(
  { database, clock }: Context,
  viewer: Viewer,
): Promise<OwnCrew[]> {
  const now = clock.now();
  const own = { member_id: viewer.memberId, ...hiddenValues(viewer) };
  const crews = await findMany(database, selectOwnCrews, {
    ...own,
    invited_since: invitedSince(now),
  });
  if (crews.length === 0) return [];
  const dates = await findMany(database, selectOwnDates, { ...own, ...nowValues(now) });
  return crews.map((crew) => {
    const next = dates.find((row) => row.crew_id === crew.crew_id);
    return {
      crewId: crew.crew_id,
      name: crew.name,
      image: toBannerFile(crew.image_path, crew.image_name),
      memberCount: crew.joined_count,
      myRole: crew.role,
      myState: crew.state,
      paused: crew.is_paused,
      next: next === undefined ? null : toCrewDate(next, now),
    };
  });
}
