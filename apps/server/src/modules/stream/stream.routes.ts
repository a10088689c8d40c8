import { stream } from '@azit/contract/stream/stream.endpoints';
import type { Context } from '#server/context.ts';
import { EventStream } from '#server/http/event-stream.ts';
import { routes } from '#server/http/routes.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';

export const streamRoutes = routes(
  stream,
  {
    open: async ({ context, viewer }) =>
      new EventStream((connection) => context.streams.open(viewer, connection)),
    watchClub: async ({ context, viewer, params }) => watchClub(context, viewer, params.clubId),
  },
  { sendsPosition: ['open'] },
);

/** Sends a doorbell to all processes, because another process may have the viewer's stream. */
async function watchClub(context: Context, viewer: Viewer, clubId: number): Promise<void> {
  await findVisibleClub(context.database, viewer, clubId, context.clock.now());
  context.doorbells.ring({ event: 'watch', memberId: viewer.memberId, clubId });
}
