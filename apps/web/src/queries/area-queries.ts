import { areas } from '@azit/contract/areas/areas.endpoints';
import { discovery } from '@azit/contract/clubs/discovery.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';
import { type ClubFilters, noFilters } from '#web/domain/finding/club-filters.ts';
import { narrowed } from './discovery-queries.ts';

/** The list whose areas are counted: of a category, of a day, or of what the member may join. */
export type CountedList = { cl: number } | { date: string } | { joinable: 1 };

export const areaQueries = {
  list: () => ({
    ...endpointQuery(areas.list, {}, dataOf),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }),
  /** How many clubs the list would hold in each area and province; one without any is left out. */
  counts: (list: CountedList, filters: ClubFilters) => {
    const query = { ...narrowed({ ...filters, areas: noFilters.areas }), ...list };
    return endpointQuery(discovery.countByArea, { query }, dataOf);
  },
};
