import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { SearchInfo } from '@azit/contract/clubs/search-info.schema';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { filterKey, isFiltered, toClubFilters } from '../club-filters.ts';
import { discoveryCaches } from '../discovery-caches.ts';
import { findClubs } from './find-clubs.ts';
import { MATCH_CAP } from './match-sql.ts';
import { matchesReaching } from './nearest-matches.repository.ts';
import { selectCards, selectSeenCards } from './search.repository.ts';

type SearchQuery = Paging & ClubFilterQuery & { keyword: string; exact?: number | undefined };

/** The matching ids are cached, so that a later page only reads its cards. */
export async function searchClubs(
  context: Context,
  viewer: Viewer,
  { keyword, exact, page, size, ...query }: SearchQuery,
): Promise<JsonText> {
  const { database, clock } = context;
  const paging = { page, size };
  const moment = toMoment(clock.now());
  const filters = toClubFilters(query, viewer, clock.now());
  const isExact = exact !== undefined;
  const offset = offsetOf(paging);
  // Which of the matches a viewer may see is asked of all of them.
  const { hidden } = viewer;
  const reach = hidden !== undefined ? MATCH_CAP : matchesReaching(offset + size).depth;
  const find = () => findClubs(context, { keyword, isExact, filters, reach });
  const { matches, filteredMatches } = discoveryCaches(context);
  const kept = isFiltered(filters) ? filteredMatches : matches;
  const key = `${filterKey(filters)} ${reach} ${isExact} ${keyword}`;
  // What one member may join is of use to nobody else, and changes when they apply.
  const isKept = context.config.listCache && filters.joinable_by === null;
  const { clubIds, total, searchInfo } = await (isKept
    ? kept.getOrCompute(key, database.sight, find)
    : find());
  if (hidden !== undefined) {
    const own = { viewer_id: viewer.memberId, offset, size: paging.size, ...moment };
    // Written here: the driver takes five times as long for so many.
    const club_ids = `{${clubIds.join(',')}}`;
    const seen = await findOne(database, selectSeenCards({ hidden }), { club_ids, ...own });
    return reply(seen?.cards ?? '[]', paging, seen?.total ?? 0, searchInfo);
  }
  const wanted = clubIds.slice(offset, offset + paging.size);
  if (wanted.length === 0) return reply('[]', paging, total, searchInfo);
  const row = await findOne(database, selectCards, { club_ids: wanted, ...moment });
  return reply(row?.cards ?? '[]', paging, total, searchInfo);
}

/** Of a search that finds nothing it is not said how it was understood. */
function reply(cards: string, paging: Paging, total: number, searchInfo: SearchInfo | undefined) {
  return pageJson(cards, paging, total, total === 0 ? {} : { searchInfo });
}
