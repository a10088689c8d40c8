import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { filterKey, isFiltered, toClubFilters } from './club-filters.ts';
import { discoveryCaches } from './discovery-caches.ts';
import {
  selectCards,
  selectFilteredMatches,
  selectMatches,
  selectSeenCards,
} from './search.repository.ts';

/** The matching ids are cached, so that a later page only reads its cards. */
export async function searchClubs(
  context: Context,
  viewer: Viewer,
  { keyword, page, size, ...query }: Paging & ClubFilterQuery & { keyword: string },
): Promise<JsonText> {
  const { database, clock } = context;
  const paging = { page, size };
  const moment = toMoment(clock.now());
  const filters = toClubFilters(query, viewer, clock.now());
  const filtered = isFiltered(filters);
  const match = async () => {
    const row = filtered
      ? await findOne(database, selectFilteredMatches, { keyword, ...filters, ...moment })
      : await findOne(database, selectMatches, { keyword, ...moment });
    return row?.club_ids ?? [];
  };
  const { matches, filteredMatches } = discoveryCaches(context);
  const [kept, key] = filtered
    ? [filteredMatches, `${filterKey(filters)} ${keyword}`]
    : [matches, keyword];
  const clubIds = await (context.config.listCache ? kept.getOrCompute(key, match) : match());
  const offset = offsetOf(paging);
  if (viewer.hasBlocks) {
    const own = { viewer_id: viewer.memberId, offset, size: paging.size, ...moment };
    const seen = await findOne(database, selectSeenCards, { club_ids: clubIds, ...own });
    return pageJson(seen?.cards ?? '[]', paging, seen?.total ?? 0);
  }
  const wanted = clubIds.slice(offset, offset + paging.size);
  if (wanted.length === 0) return pageJson('[]', paging, clubIds.length);
  const row = await findOne(database, selectCards, { club_ids: wanted, ...moment });
  return pageJson(row?.cards ?? '[]', paging, clubIds.length);
}
