import { calendars } from '@azit/contract/clubs/calendars.endpoints';
import { endpointQuery } from '#web/api/endpoint-query.ts';

export const calendarQueries = {
  /** When the own feed was made; null without one. Its address is told only when it is made. */
  feedSince: () => ({
    ...endpointQuery(calendars.getFeedState, {}, ({ data }) => data.createdAt),
    staleTime: 0,
  }),
};
