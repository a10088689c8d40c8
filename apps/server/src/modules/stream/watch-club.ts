import type { Context } from '#server/context.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';

/** Rings all processes, because another process may have the viewer's stream. */
export async function watchClub(context: Context, viewer: Viewer, clubId: number): Promise<void> {
  await findVisibleClub(context.database, viewer, clubId, context.clock.now());
  context.doorbells.ring({ event: 'watch', memberId: viewer.memberId, clubId });
}
