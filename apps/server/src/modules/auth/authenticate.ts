import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/database.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Authenticate } from '#server/http/viewer.ts';
import { selectActiveSession, selectActiveSessions } from './session.repository.ts';

/** Require an active session, so that logout and withdrawal take effect at once. */
export function authenticator({ database }: Context): Authenticate {
  return async (bearer) => {
    if (!UUID.test(bearer.sessionId)) return undefined;
    const session = await findOne(database, selectActiveSession, { session_id: bearer.sessionId });
    if (session?.member_id !== bearer.memberId) return undefined;
    const { hidden_ids } = session;
    return { ...bearer, hidden: hidden_ids === NO_BLOCKS ? undefined : hidden_ids };
  };
}

const NO_BLOCKS = '{}';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function findActiveSessions(
  database: Database,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const rows = await findMany(database, selectActiveSessions, { session_ids: [...sessionIds] });
  return new Set(rows.map((row) => row.session_id));
}
