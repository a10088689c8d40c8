import { type AreaCount, clubCounts } from '@azit/contract/clubs/club-counts.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';
import { type ClubFilters, noFilters } from '#web/domain/finding/club-filters.ts';
import { toFilterQuery } from './discovery-queries.ts';

export type CountedList = { cl: number } | { date: string } | CountedSearch;
type CountedSearch = { keyword: string; isExact: boolean };

export const clubCountQueries = {
  byDay: (month: string, filters: ClubFilters) =>
    endpointQuery(clubCounts.byDay, { query: { month, ...toFilterQuery(filters) } }, readData),
  byArea: (list: CountedList, filters: ClubFilters) => {
    const others = toFilterQuery({ ...filters, areas: noFilters.areas });
    if (!('keyword' in list)) {
      const query = { ...others, ...list };
      return endpointQuery(clubCounts.byArea, { query }, readData<AreaCount[] | null>);
    }
    const query = { ...others, keyword: list.keyword, ...(list.isExact && { exact: 1 }) };
    return endpointQuery(clubCounts.byAreaFound, { query }, readData);
  },
};
