import type { Database } from '#server/database/database.ts';
import { findMany } from '#server/database/run-statement.ts';
import { selectActiveSessions } from './session.repository.ts';

export async function findActiveSessions(
  database: Database,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  const rows = await findMany(database, selectActiveSessions, { session_ids: [...sessionIds] });
  return new Set(rows.map((row) => row.session_id));
}
