import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Authenticate } from '#server/http/viewer.ts';
import { selectActiveSession } from './session.repository.ts';

/** Requires a valid token and an active session: logout and withdrawal take effect at once. */
export function authenticator({ tokens, database }: Context): Authenticate {
  return async (token) => {
    const viewer = await tokens.read(token);
    if (viewer === undefined || !UUID.test(viewer.sessionId)) return undefined;
    const session = await findOne(database, selectActiveSession, { session_id: viewer.sessionId });
    if (session?.member_id !== viewer.memberId) return undefined;
    const { hidden_ids } = session;
    return { ...viewer, hidden: hidden_ids === NOBODY ? undefined : hidden_ids };
  };
}

/** An array without anybody, as PostgreSQL writes it. */
const NOBODY = '{}';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
