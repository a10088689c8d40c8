import pg from 'pg';
import { sessionSettings } from './database.ts';

class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

const CONNECT_LIMIT_MS = 10_000;

/** Throws an error that names the setting if its database takes no connection within 10 s. */
export async function requireReachable(
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
  connectionString: string,
): Promise<void> {
  const connectionTimeoutMillis = CONNECT_LIMIT_MS;
  try {
    const client = new pg.Client({ connectionString, ...sessionSettings, connectionTimeoutMillis });
    // A connection that breaks after this is the next one's business.
    client.on('error', () => {});
    await client.connect();
    await client.end();
  } catch (cause) {
    const reason = reasonOf(cause);
    throw new DatabaseUrlError(`the database of ${setting} cannot be used: ${reason}`, { cause });
  }
}

/** A name with several addresses fails with an error for each and an empty message. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
