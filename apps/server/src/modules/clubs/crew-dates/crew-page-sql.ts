import { isHidden, isInCrew, type ViewerSql } from '#server/database/block-sql.ts';
import { isStillListed } from '../meeting-clock.ts';

/**
 * SQL: the lists contain a meeting of the crew whose host is not hidden from the viewer by a block.
 */
export function hasListedDate(crew: string, viewer: ViewerSql): string {
  return `exists (
    select from clubs d
    where d.crew_id = ${crew}.crew_id and ${isStillListed('d')}
      and not ${isHidden('d.host_id', viewer)})`;
}

/** SQL: a block hides the host of the crew from the viewer. False if the crew has no host. */
export function isCrewHostHidden(crew: string, viewer: ViewerSql): string {
  return `coalesce(${isHidden(`${crew}.host_id`, viewer)}, false)`;
}

/** An SQL condition: the viewer may open the page of the crew, even without an invitation. */
export function isCrewShown(crew: string, viewer: ViewerSql): string {
  return `(${isInCrew(crew, viewer)}
    or not ${isCrewHostHidden(crew, viewer)} and ${hasListedDate(crew, viewer)})`;
}
