import { calendars } from '@azit/contract/clubs/calendars.endpoints';
import { endpointQuery } from '#web/api/endpoint-query.ts';

export const calendarQueries = {
  /**
   * Returns when the feed was created, or null without a feed. The server returns the URL of the
   * feed only on creation.
   */
  feedSince: () => ({
    ...endpointQuery(calendars.getFeedState, {}, ({ data }) => data.createdAt),
    staleTime: 0,
  }),
};
