import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { addDays, daysBetween } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { getOffset, type Paging, pageJson } from '#server/http/page-json.ts';
import { CachedJson, type JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { invalidField } from '#server/runtime/refusal.ts';
import { type ClubFilters, filterKey, isFiltered, onDays, toClubFilters } from './club-filters.ts';
import { discoveryCaches, requireGuaranteed } from './discovery-caches.ts';
import {
  countHiddenListed,
  countListed,
  FEED_DEPTH,
  selectCategoryFeed,
  selectDateFeed,
  selectListedCards,
  selectListedIds,
} from './list.repository.ts';

type ListQuery = Paging & ClubFilterQuery;
type DayQuery = { days?: number | undefined; date?: string | undefined };

type ClubList = { category?: number; day?: string; chosen: ClubFilters; filters: ClubFilters };

const MAX_DAYS_AHEAD = 366;

export function listByCategory(
  context: Context,
  viewer: Viewer | undefined,
  { cl, page, size, ...query }: ListQuery & { cl: number },
): Promise<JsonText> {
  const chosen = toClubFilters(query, viewer, context.clock.now());
  return listPage(context, viewer, { category: cl, chosen, filters: chosen }, { page, size });
}

export function listJoinable(
  context: Context,
  viewer: Viewer,
  { page, size, ...query }: ListQuery,
): Promise<JsonText> {
  const chosen = toClubFilters({ ...query, joinable: 1 }, viewer, context.clock.now());
  return listPage(context, viewer, { chosen, filters: chosen }, { page, size });
}

export function listByDate(
  context: Context,
  viewer: Viewer | undefined,
  { days = 0, date, page, size, ...query }: ListQuery & DayQuery,
): Promise<JsonText> {
  const now = context.clock.now();
  const { today } = nowValues(now);
  if (date !== undefined && daysBetween(today, date) > MAX_DAYS_AHEAD) {
    throw invalidField('date', '1년 안의 날짜를 골라 주세요.');
  }
  const day = date ?? addDays(today, days);
  const chosen = toClubFilters(query, viewer, now);
  const filters = onDays(chosen, day, day);
  return listPage(context, viewer, { day, chosen, filters }, { page, size });
}

async function listPage(
  context: Context,
  viewer: Viewer | undefined,
  list: ClubList,
  paging: Paging,
): Promise<JsonText> {
  const { database, config } = context;
  const { consistency } = database;
  const { pages, totals } = discoveryCaches(context);
  const values = {
    ...nowValues(context.clock.now()),
    ...list.filters,
    category_large_id: list.category ?? null,
    ...hiddenValues(viewer),
  };
  const key = `${list.category ?? ''} ${filterKey(list.filters)}`;
  const count = async () => (await findOne(database, countListed, values))?.total ?? 0;
  const hasBlocks = viewer?.hidden !== undefined;
  const read = async () => {
    const [total, hidden, cards] = await Promise.all([
      totals.getOrCompute(key, requireGuaranteed(consistency), count),
      hasBlocks ? findOne(database, countHiddenListed, values) : undefined,
      readCards(context, viewer, list, paging),
    ]);
    // The cached total may be older than the count of hidden clubs and lack some of them, so the
    // difference may be negative.
    return pageJson(cards, paging, Math.max(0, total - (hidden?.total ?? 0)));
  };
  const isPersonal = hasBlocks || list.filters.joinable_by !== null;
  if (!config.listCache || isPersonal) return read();
  const audience = viewer === undefined ? 'guest' : 'member';
  return pages.getOrCompute(
    `${key} ${audience} ${paging.page} ${paging.size}`,
    consistency,
    async (cache) => new CachedJson(await read(), cache),
  );
}

async function readCards(
  { database, clock }: Context,
  viewer: Viewer | undefined,
  { category, day, chosen, filters }: ClubList,
  paging: Paging,
): Promise<string> {
  const offset = getOffset(paging);
  const shown = {
    ...nowValues(clock.now()),
    ...hiddenValues(viewer),
    viewer_id: viewer?.memberId ?? null,
    audience: viewer === undefined ? 'guest' : 'member',
  };
  if (!isFiltered(chosen) && paging.size === FEED_PAGE_SIZE && offset <= FEED_DEPTH) {
    const row =
      day === undefined
        ? await findOne(database, selectCategoryFeed, {
            ...shown,
            category_large_id: category ?? 0,
            offset,
          })
        : await findOne(database, selectDateFeed, { ...shown, day, offset });
    return row?.cards ?? '[]';
  }
  const found = await findOne(database, selectListedIds, {
    ...shown,
    ...filters,
    category_large_id: category ?? null,
    limit: paging.size,
    offset,
  });
  const club_ids = found?.club_ids ?? [];
  if (club_ids.length === 0) return '[]';
  return (await findOne(database, selectListedCards, { ...shown, club_ids }))?.cards ?? '[]';
}
