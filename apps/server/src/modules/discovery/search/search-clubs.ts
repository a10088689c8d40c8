import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { SEARCH_COUNTED_TO } from '@azit/contract/clubs/discovery.endpoints';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { getOffset, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { toClubFilters } from '../club-filters.ts';
import { discoveryCaches } from '../discovery-caches.ts';
import { selectListedCards } from '../list.repository.ts';
import { findClubs, isCacheable, searchKey } from './find-clubs.ts';

type SearchQuery = Paging & ClubFilterQuery & { keyword: string; exact?: number | undefined };

/** Caches the ids of all matches for two seconds, so pages requested together share one search. */
export async function searchClubs(
  context: Context,
  viewer: Viewer,
  { keyword, exact, page, size, ...query }: SearchQuery,
): Promise<JsonText> {
  const { database, clock } = context;
  const paging = { page, size };
  const filters = toClubFilters(query, viewer, clock.now());
  const isExact = exact !== undefined;
  const search = { keyword, isExact, filters, hidden: hiddenValues(viewer) };
  const find = () => findClubs(context, search);
  const { matches } = discoveryCaches(context);
  const { clubIds, searchInfo } = await (isCacheable(context, viewer, search)
    ? matches.getOrCompute(searchKey(search), database.consistency, find)
    : find());
  const reachable = clubIds.slice(0, SEARCH_COUNTED_TO);
  const shown = reachable.slice(getOffset(paging), getOffset(paging) + size);
  const totals = { elements: clubIds.length, listed: reachable.length };
  if (shown.length === 0) return pageJson('[]', paging, totals, { searchInfo });
  const row = await findOne(database, selectListedCards, {
    ...nowValues(clock.now()),
    club_ids: shown,
    audience: 'member',
    viewer_id: viewer.memberId,
    ...hiddenValues(viewer),
  });
  return pageJson(row?.cards ?? '[]', paging, totals, { searchInfo });
}
