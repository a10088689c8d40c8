import { calendars } from '@azit/contract/clubs/calendars.endpoints';
import { endpointQuery } from '#web/api/endpoint-query.ts';

export const calendarQueries = {
  /** Creation time of the viewer's feed, null without one. Its URL is returned only on creation. */
  feedSince: () => ({
    ...endpointQuery(calendars.getFeedState, {}, ({ data }) => data.createdAt),
    staleTime: 0,
  }),
};
