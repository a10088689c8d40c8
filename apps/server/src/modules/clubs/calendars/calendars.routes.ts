import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { endFeed, getFeed, getFeedState, renewFeed } from './calendar-feed.ts';
import { makeCalendarLink, openCalendarLink } from './calendar-link.ts';
import { getMeetingFile } from './get-meeting-file.ts';

export const calendarsRoutes = routes(contract.calendars, {
  getMeeting: ({ context, viewer, params }) => getMeetingFile(context, viewer, params.clubId),
  makeLink: ({ context, viewer, params }) =>
    toData(makeCalendarLink(context, viewer, params.clubId)),
  openLink: ({ context, params }) => openCalendarLink(context, params.secret),
  getFeedState: ({ context, viewer }) => toData(getFeedState(context, viewer)),
  renewFeed: ({ context, viewer }) => toData(renewFeed(context, viewer)),
  endFeed: ({ context, viewer }) => endFeed(context, viewer),
  getFeed: ({ context, params, headers }) =>
    getFeed(context, { secret: params.secret, known: headers['if-none-match'] }),
});
