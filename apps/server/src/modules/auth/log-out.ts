import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { endSession } from './session.repository.ts';

export async function logOut(
  { database, clock, doorbells }: Context,
  { memberId, sessionId }: Viewer,
): Promise<undefined> {
  await execute(database, endSession, { session_id: sessionId, ended_at: clock.now() });
  doorbells.ring({ event: 'sessions', memberId });
}
