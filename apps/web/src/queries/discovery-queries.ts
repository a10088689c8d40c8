import type { ClubCard } from '@azit/contract/clubs/club.schema';
import {
  discovery,
  SEARCH_PAGE_SIZE,
  FEED_PAGE_SIZE as size,
} from '@azit/contract/clubs/discovery.endpoints';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointPages, pageOf } from '#web/api/endpoint-query.ts';

const cards = { read: pageOf<ClubCard>, idOf: ({ clubId }: ClubCard) => clubId };

/** The server counts from its own `today`, so every list is kept for one day only. */
export const discoveryQueries = {
  byCategory: (cl: number, today: string) =>
    endpointPages(discovery.listByCategory, { query: { size, cl } }, { ...cards, asOf: today }),
  /** `days` counts from `today`. */
  byDate: (days: number, today: string) =>
    endpointPages(discovery.listByDate, { query: { size, days } }, { ...cards, asOf: today }),
  recommended: (memberId: number, today: string) => {
    const input = { params: { memberId }, query: { size } };
    return endpointPages(discovery.recommend, input, { ...cards, asOf: today });
  },
  /** Fetches nothing while there is no keyword. */
  search: ({ keyword, isExact }: { keyword: string; isExact: boolean }, today: string) => {
    const query = { size: SEARCH_PAGE_SIZE, keyword, ...(isExact && { exact: 1 }) };
    const pages = endpointPages(discovery.search, { query }, { ...cards, asOf: today });
    // While a word is being typed the list of the shorter one stays: nothing flickers.
    return { ...pages, enabled: keyword !== '', placeholderData: keepPreviousData };
  },
};
