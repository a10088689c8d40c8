import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { endFeed, getFeed, getFeedState, renewFeed } from './calendar-feed.ts';
import { makeCalendarLink, openCalendarLink } from './calendar-link.ts';
import { getMeetingFile } from './get-meeting-file.ts';

export const calendarsRoutes = routes(contract.calendars, {
  getMeeting: ({ context, viewer, params }) => getMeetingFile(context, viewer, params.clubId),
  makeLink: async ({ context, viewer, params }) => ({
    data: await makeCalendarLink(context, viewer, params.clubId),
  }),
  openLink: ({ context, params }) => openCalendarLink(context, params.secret),
  getFeedState: async ({ context, viewer }) => ({ data: await getFeedState(context, viewer) }),
  renewFeed: async ({ context, viewer }) => ({ data: await renewFeed(context, viewer) }),
  endFeed: async ({ context, viewer }) => {
    await endFeed(context, viewer);
    return undefined;
  },
  getFeed: ({ context, params, headers }) =>
    getFeed(context, { secret: params.secret, known: headers['if-none-match'] }),
});
