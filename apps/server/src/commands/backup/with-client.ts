import pg from 'pg';
import type { DatabaseConnection } from '#server/database/database.ts';

const CONNECT_LIMIT_MS = 10_000;

type ClientOptions = {
  connection: DatabaseConnection;
  name: string;
  /** Its abort closes the connection, which ends every query under way with an error. */
  signal: AbortSignal;
};

/** One connection without the server's time limits, closed when the work has ended either way. */
export async function withClient<Result>(
  { connection, name, signal }: ClientOptions,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...connection,
    application_name: name,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  // The query under way fails as well; without a listener the process would end.
  client.on('error', () => {});
  const cut = () => client.connection.stream.destroy();
  signal.addEventListener('abort', cut);
  try {
    await client.connect();
    await client.query(
      `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
       set time zone 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 3`,
    );
    return await work(client);
  } finally {
    // Waits for the server, but not in the middle of a query; an abort ends the waiting.
    await client.end();
    signal.removeEventListener('abort', cut);
  }
}
