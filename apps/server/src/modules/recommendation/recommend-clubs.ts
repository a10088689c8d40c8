import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { getOffset, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { boundedQueue } from '#server/limits/bounded-queue.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { filterKey, isFiltered, toClubFilters } from '#server/modules/discovery/club-filters.ts';
import type { ListCacheVersion } from '#server/runtime/list-cache-version.ts';
import {
  rankFilteredRecommendations,
  rankRecommendations,
  selectRecommendedCards,
} from './recommendation.repository.ts';

/**
 * Rankings are the slowest reads, so only three run at once and further rankings wait without
 * holding a connection. Measured p99 on two cores: 36 to 46 ms with three at once, 38 to 55 ms with
 * four.
 */
const turns = boundedQueue({ width: 3, depth: Number.POSITIVE_INFINITY });

const LIFETIME_MS = 10 * 60 * 1000;
const MAX_RANKINGS = 2_000;
const rankings = new WeakMap<ListCacheVersion, Map<string, { clubIds: number[]; until: number }>>();

export async function recommendClubs(
  context: Context,
  viewer: Viewer,
  { page, size, ...query }: Paging & ClubFilterQuery,
): Promise<JsonText> {
  const { database, clock } = context;
  const paging = { page, size };
  const now = clock.now();
  const { memberId } = viewer;
  const own = { member_id: memberId, ...hiddenValues(viewer), now, ...nowValues(now) };
  // Ignore the filter for joinable clubs: recommendations contain only joinable clubs.
  const filters = { ...toClubFilters(query, viewer, now), joinable_by: null };
  const list = `${memberId} ${filterKey(filters)}`;
  let clubIds = paging.page === 1 ? undefined : findRanking(context, list);
  if (clubIds === undefined) {
    const values = { ...own, size };
    const ranked = await turns.run(() =>
      isFiltered(filters)
        ? findOne(database, rankFilteredRecommendations, { ...values, ...filters })
        : findOne(database, rankRecommendations, values),
    );
    clubIds = ranked?.club_ids ?? [];
    storeRanking(context, list, clubIds);
    if (paging.page === 1) {
      return pageJson(ranked?.cards ?? '[]', paging, clubIds.length);
    }
  }
  const offset = getOffset(paging);
  const wanted = clubIds.slice(offset, offset + paging.size);
  if (wanted.length === 0) return pageJson('[]', paging, clubIds.length);
  // Some of the stored clubs may have a host whom the viewer has blocked since. This statement
  // omits those clubs, but the total still counts them.
  const row = await findOne(database, selectRecommendedCards, { ...own, club_ids: wanted });
  return pageJson(row?.cards ?? '[]', paging, clubIds.length);
}

function storeRanking({ listCacheVersion, clock }: Context, list: string, clubIds: number[]): void {
  const lists = rankings.get(listCacheVersion) ?? new Map();
  rankings.set(listCacheVersion, lists);
  lists.delete(list);
  lists.set(list, { clubIds, until: clock.now().getTime() + LIFETIME_MS });
  const [oldest] = lists.keys();
  if (lists.size > MAX_RANKINGS) lists.delete(oldest);
}

function findRanking({ listCacheVersion, clock }: Context, list: string): number[] | undefined {
  const stored = rankings.get(listCacheVersion)?.get(list);
  const isFresh = stored !== undefined && clock.now().getTime() < stored.until;
  return isFresh ? stored.clubIds : undefined;
}
