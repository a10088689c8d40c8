import type { AreaCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { filterKey, toClubFilters } from '../club-filters.ts';
import { discoveryCaches } from '../discovery-caches.ts';
import { countPlaces } from '../place-counts.ts';
import { type FoundAnywhere, findAnywhere } from './find-anywhere.ts';
import { ENOUGH } from './find-clubs.ts';
import { selectAreasOfFound } from './found-areas.repository.ts';

type FoundCountQuery = Omit<ClubFilterQuery, 'area'> & {
  keyword: string;
  exact?: number | undefined;
};

/**
 * How many clubs the same search would find in each area and province, or null where it finds more
 * than it counts. An area where few clubs hold the words as they are is searched as forgivingly as the
 * search itself does when that area is chosen.
 */
export async function countFoundByArea(
  context: Context,
  viewer: Viewer,
  { keyword, exact, ...query }: FoundCountQuery,
): Promise<AreaCount[] | null> {
  const { database, clock } = context;
  const filters = toClubFilters({ ...query, area: undefined }, viewer, clock.now());
  const isExact = exact !== undefined;
  const find = () => findAnywhere(context, { keyword, isExact, filters });
  const key = `${filterKey(filters)} ${isExact} ${keyword}`;
  const isKept = context.config.listCache && filters.joinable_by === null;
  const found = await (isKept
    ? discoveryCaches(context).foundAnywhere.getOrCompute(key, database.sight, find)
    : find());
  if (found === null) return null;
  const clubIds = [...new Set([...found.exact, ...found.besideFew, ...found.insteadOfNone])];
  const rows = await findMany(database, selectAreasOfFound.for(viewer), {
    club_ids: clubIds,
    viewer_id: viewer.memberId,
  });
  return countPlaces(counterOf(found, rows));
}

type FoundArea = { club_id: number; area_code: string; is_shown: boolean };
type Tally = Record<'exact' | 'shown' | 'besideFew' | 'insteadOfNone', number>;

function counterOf(found: FoundAnywhere, rows: readonly FoundArea[]) {
  const [exact, few, none] = [found.exact, found.besideFew, found.insteadOfNone].map(
    (clubIds) => new Set(clubIds),
  );
  const tallies = new Map<string, Tally>();
  for (const { club_id, area_code, is_shown } of rows) {
    const tally = tallies.get(area_code) ?? { exact: 0, shown: 0, besideFew: 0, insteadOfNone: 0 };
    tallies.set(area_code, tally);
    const isExact = exact?.has(club_id) ?? false;
    // How forgiving the search is depends on all that match, also on those this viewer is not shown.
    if (isExact) tally.exact += 1;
    if (!is_shown) continue;
    if (isExact) tally.shown += 1;
    else if (few?.has(club_id)) tally.besideFew += 1;
    if (none?.has(club_id)) tally.insteadOfNone += 1;
  }
  return (areaCodes: readonly string[]): number => {
    const inside = areaCodes.flatMap((code) => tallies.get(code) ?? []);
    const sumOf = (part: keyof Tally) => inside.reduce((sum, tally) => sum + tally[part], 0);
    const matches = sumOf('exact');
    if (matches === 0) return sumOf('insteadOfNone');
    return matches >= ENOUGH ? sumOf('shown') : sumOf('shown') + sumOf('besideFew');
  };
}
