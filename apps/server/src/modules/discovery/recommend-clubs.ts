import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { getOffset, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { filterKey, isFiltered, toClubFilters } from './club-filters.ts';
import { discoveryCaches } from './discovery-caches.ts';
import {
  rankFilteredRecommendations,
  rankRecommendations,
  selectRecommendedCards,
} from './recommendation.repository.ts';

export async function recommendClubs(
  context: Context,
  viewer: Viewer,
  { page, size, ...query }: Paging & ClubFilterQuery,
): Promise<JsonText> {
  const { database, clock } = context;
  const { rankings, rankingTurns } = discoveryCaches(context);
  const paging = { page, size };
  const now = clock.now();
  const { memberId } = viewer;
  const own = { member_id: memberId, ...hiddenValues(viewer), now, ...nowValues(now) };
  // Recommendations contain only joinable clubs anyway.
  const filters = { ...toClubFilters(query, viewer, now), joinable_by: null };
  const list = `${memberId} ${filterKey(filters)}`;
  let clubIds = paging.page === 1 ? undefined : rankings.find(list);
  if (clubIds === undefined) {
    const values = { ...own, size };
    const ranked = await rankingTurns.run(() =>
      isFiltered(filters)
        ? findOne(database, rankFilteredRecommendations, { ...values, ...filters })
        : findOne(database, rankRecommendations, values),
    );
    clubIds = ranked?.club_ids ?? [];
    rankings.store(list, clubIds);
    if (paging.page === 1) {
      return pageJson(ranked?.cards ?? '[]', paging, clubIds.length);
    }
  }
  const offset = getOffset(paging);
  const wanted = clubIds.slice(offset, offset + paging.size);
  if (wanted.length === 0) return pageJson('[]', paging, clubIds.length);
  const row = await findOne(database, selectRecommendedCards, { ...own, club_ids: wanted });
  return pageJson(row?.cards ?? '[]', paging, clubIds.length);
}
