import { type AreaCount, clubCounts } from '@azit/contract/clubs/club-counts.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';
import { type ClubFilters, noFilters } from '#web/domain/finding/club-filters.ts';
import { narrowed } from './discovery-queries.ts';

/** The list whose areas are counted: of a category, of a day, or of a search. */
export type CountedList = { cl: number } | { date: string } | CountedSearch;
type CountedSearch = { keyword: string; isExact: boolean };

export const clubCountQueries = {
  /** How many clubs each day of a month (`2026-11`) has; a day without any is left out. */
  byDay: (month: string, filters: ClubFilters) =>
    endpointQuery(clubCounts.byDay, { query: { month, ...narrowed(filters) } }, dataOf),
  /**
   * How many clubs the list would hold in each area and province; one without any is left out. Null:
   * there are too many to count.
   */
  byArea: (list: CountedList, filters: ClubFilters) => {
    const others = narrowed({ ...filters, areas: noFilters.areas });
    if (!('keyword' in list)) {
      const query = { ...others, ...list };
      return endpointQuery(clubCounts.byArea, { query }, dataOf<AreaCount[] | null>);
    }
    const query = { ...others, keyword: list.keyword, ...(list.isExact && { exact: 1 }) };
    return endpointQuery(clubCounts.byAreaFound, { query }, dataOf);
  },
};
