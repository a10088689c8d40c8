import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { SearchInfo } from '@azit/contract/clubs/search-info.schema';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { type ClubFilters, filterKey, isFiltered, toClubFilters } from '../club-filters.ts';
import { discoveryCaches } from '../discovery-caches.ts';
import { selectJoinableIds } from '../filtered-list.repository.ts';
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
  const { joinable_by, ...others } = toClubFilters(query, viewer, clock.now());
  // What is found is the same for all members; what one of them may join is asked of that.
  const filters: ClubFilters = { ...others, joinable_by: null };
  const isExact = exact !== undefined;
  const offset = offsetOf(paging);
  // Which of the matches a viewer may see or join is asked of all of them.
  const { hidden } = viewer;
  const needsAll = hidden !== undefined || joinable_by !== null || isFiltered(filters);
  const reach = needsAll ? MATCH_CAP : matchesReaching(offset + size).depth;
  const find = () => findClubs(context, { keyword, isExact, filters, reach });
  const { matches, filteredMatches } = discoveryCaches(context);
  const kept = isFiltered(filters) ? filteredMatches : matches;
  const key = `${filterKey(filters)} ${reach} ${isExact} ${keyword}`;
  const found = await (context.config.listCache
    ? kept.getOrCompute(key, database.sight, find)
    : find());
  const { searchInfo } = found;
  const { clubIds, total } =
    joinable_by === null ? found : await joinableAmong(context, found.clubIds, joinable_by);
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

async function joinableAmong({ database, clock }: Context, found: number[], memberId: number) {
  const now = clock.now();
  const values = { ...toMoment(now), now, club_ids: found, joinable_by: memberId };
  const clubIds = (await findOne(database, selectJoinableIds, values))?.club_ids ?? [];
  return { clubIds, total: clubIds.length };
}

/** Of a search that finds nothing it is not said how it was understood. */
function reply(cards: string, paging: Paging, total: number, searchInfo: SearchInfo | undefined) {
  return pageJson(cards, paging, total, total === 0 ? {} : { searchInfo });
}
