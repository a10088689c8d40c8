import type { ClubCard } from '@azit/contract/clubs/club.schema';
import {
  discovery,
  SEARCH_PAGE_SIZE,
  FEED_PAGE_SIZE as size,
} from '@azit/contract/clubs/discovery.endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointPages, pageOf } from '#web/api/endpoint-query.ts';
import type { ClubFilters } from '#web/domain/finding/club-filters.ts';

const cards = { read: pageOf<ClubCard>, idOf: ({ clubId }: ClubCard) => clubId };

/** The server counts from its own `today`, so every list is kept for one day only. */
export const discoveryQueries = {
  byCategory: (cl: number, filters: ClubFilters, today: string) => {
    const query = { size, cl, ...narrowed(filters) };
    return endpointPages(discovery.listByCategory, { query }, { ...cards, asOf: today });
  },
  /** `days` counts from `today`. */
  byDate: (day: { days: number } | { date: string }, filters: ClubFilters, today: string) => {
    const query = { size, ...day, ...narrowed(filters) };
    return endpointPages(discovery.listByDate, { query }, { ...cards, asOf: today });
  },
  recommended: (memberId: number, filters: ClubFilters, today: string) => {
    const input = { params: { memberId }, query: { size, ...narrowed(filters) } };
    return endpointPages(discovery.recommend, input, { ...cards, asOf: today });
  },
  /** Fetches nothing while there is no keyword. */
  search: (
    { keyword, isExact }: { keyword: string; isExact: boolean },
    filters: ClubFilters,
    today: string,
  ) => {
    const exact = isExact && { exact: 1 };
    const query = { size: SEARCH_PAGE_SIZE, keyword, ...exact, ...narrowed(filters) };
    const pages = endpointPages(discovery.search, { query }, { ...cards, asOf: today });
    // While a word is being typed the list of the shorter one stays: nothing flickers.
    return { ...pages, enabled: keyword !== '', placeholderData: keepPreviousData };
  },
};

/** Holds only the filters that are on: a list without any has the key it always had. */
export function narrowed({ weekend, free, online, joinable, areas }: ClubFilters) {
  return {
    ...(free && { free: 1 }),
    ...(online && { mode: 'online' as const }),
    ...(weekend && { when: 'weekend' as const }),
    ...(joinable && { joinable: 1 }),
    ...(areas.length > 0 && { area: [...areas] }),
  };
}
