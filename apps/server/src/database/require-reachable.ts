import pg from 'pg';
import { sessionSettings } from './database.ts';

class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
}

const CONNECT_LIMIT_MS = 10_000;

export async function requireReachable(
  setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
  connectionString: string,
): Promise<void> {
  const connectionTimeoutMillis = CONNECT_LIMIT_MS;
  try {
    const client = new pg.Client({ connectionString, ...sessionSettings, connectionTimeoutMillis });
    client.on('error', () => {});
    await client.connect();
    await client.end();
  } catch (cause) {
    const reason = toReason(cause);
    throw new DatabaseUrlError(`the database of ${setting} cannot be used: ${reason}`, { cause });
  }
}

/** A host name with several addresses fails with an AggregateError, whose message is empty. */
function toReason(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(toReason).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
}
