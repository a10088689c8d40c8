import { calendars } from '@azit/contract/clubs/calendars.endpoints';
import { endpointQuery } from '#web/api/endpoint-query.ts';

export const calendarQueries = {
  /**
   * Creation time of the viewer's feed, null without a feed. The server returns the feed's URL only
   * on creation.
   */
  feedSince: () => ({
    ...endpointQuery(calendars.getFeedState, {}, ({ data }) => data.createdAt),
    staleTime: 0,
  }),
};
