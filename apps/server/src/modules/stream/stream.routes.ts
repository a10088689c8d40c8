import { stream } from '@azit/contract/stream/stream.endpoints';
import { EventStream } from '#server/http/event-stream.ts';
import { routes } from '#server/http/routes.ts';
import { watchClub } from './watch-club.ts';

export const streamRoutes = routes(
  stream,
  {
    open: async ({ context, viewer }) =>
      new EventStream((connection) => context.streams.open(viewer, connection)),
    watchClub: async ({ context, viewer, params }) => watchClub(context, viewer, params.clubId),
  },
  { sendsPosition: ['open'] },
);
