import { clubCounts } from '@azit/contract/clubs/club-counts.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';
import { type ClubFilters, noFilters } from '#web/domain/finding/club-filters.ts';
import { narrowed } from './discovery-queries.ts';

/** The list whose areas are counted: of a category, of a day, or of what the member may join. */
export type CountedList = { cl: number } | { date: string } | { joinable: 1 };

export const clubCountQueries = {
  /** How many clubs each day of a month (`2026-11`) has; a day without any is left out. */
  byDay: (month: string, filters: ClubFilters) =>
    endpointQuery(clubCounts.byDay, { query: { month, ...narrowed(filters) } }, dataOf),
  /** How many clubs the list would hold in each area and province; one without any is left out. */
  byArea: (list: CountedList, filters: ClubFilters) => {
    const query = { ...narrowed({ ...filters, areas: noFilters.areas }), ...list };
    return endpointQuery(clubCounts.byArea, { query }, dataOf);
  },
};
