import { calendars } from '@azit/contract/clubs/calendars.endpoints';
import { endpointQuery } from '#web/api/endpoint-query.ts';

export const calendarQueries = {
  /** When the feed was created, null without one; the URL is returned only on creation. */
  feedSince: () => ({
    ...endpointQuery(calendars.getFeedState, {}, ({ data }) => data.createdAt),
    staleTime: 0,
  }),
};
