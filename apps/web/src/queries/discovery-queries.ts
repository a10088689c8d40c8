import type { ClubCard } from '@azit/contract/clubs/club.schema';
import {
  discovery,
  SEARCH_PAGE_SIZE,
  FEED_PAGE_SIZE as size,
} from '@azit/contract/clubs/discovery.endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointPages, readPage } from '#web/api/endpoint-query.ts';
import type { ClubFilters } from '#web/domain/finding/club-filters.ts';

const cards = { read: readPage<ClubCard>, getId: ({ clubId }: ClubCard) => clubId };

/** Lists depend on the current day, so `asOf` makes each cached list valid for one day only. */
export const discoveryQueries = {
  byCategory: (cl: number, filters: ClubFilters, today: string) => {
    const query = { size, cl, ...toFilterQuery(filters) };
    return endpointPages(discovery.listByCategory, { query }, { ...cards, asOf: today });
  },
  byDate: (day: { days: number } | { date: string }, filters: ClubFilters, today: string) => {
    const query = { size, ...day, ...toFilterQuery(filters) };
    return endpointPages(discovery.listByDate, { query }, { ...cards, asOf: today });
  },
  recommended: (memberId: number, filters: ClubFilters, today: string) => {
    const input = { params: { memberId }, query: { size, ...toFilterQuery(filters) } };
    return endpointPages(discovery.recommend, input, { ...cards, asOf: today });
  },
  upcoming: (memberId: number, filters: ClubFilters, today: string) => {
    const query = { size, upcoming: 1, ...toFilterQuery(filters) };
    return endpointPages(
      discovery.recommend,
      { params: { memberId }, query },
      { ...cards, asOf: today },
    );
  },
  search: (
    { keyword, isExact }: { keyword: string; isExact: boolean },
    filters: ClubFilters,
    today: string,
  ) => {
    const exact = isExact && { exact: 1 };
    const query = { size: SEARCH_PAGE_SIZE, keyword, ...exact, ...toFilterQuery(filters) };
    const pages = endpointPages(discovery.search, { query }, { ...cards, asOf: today });
    return { ...pages, enabled: keyword !== '', placeholderData: keepPreviousData };
  },
};

/** Contains only active filters, so that an unfiltered list has the same key everywhere. */
export function toFilterQuery({ weekend, free, online, joinable, areas }: ClubFilters) {
  return {
    ...(free && { free: 1 }),
    ...(online && { mode: 'online' as const }),
    ...(weekend && { when: 'weekend' as const }),
    ...(joinable && { joinable: 1 }),
    ...(areas.length > 0 && { area: [...areas] }),
  };
}
