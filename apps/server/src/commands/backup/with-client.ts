import pg from 'pg';
import type { DatabaseConnection } from '#server/database/database.ts';

const CONNECT_LIMIT_MS = 10_000;

type ClientOptions = {
  connection: DatabaseConnection;
  name: string;
  signal: AbortSignal;
};

export async function withClient<Result>(
  { connection, name, signal }: ClientOptions,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    ...connection,
    application_name: name,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  // A lost connection also rejects the running query; without an 'error' listener the process would
  // exit.
  client.on('error', () => {});
  const disconnect = () => client.connection.stream.destroy();
  signal.addEventListener('abort', disconnect);
  try {
    await client.connect();
    await client.query(
      `set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
       set time zone 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 3`,
    );
    return await work(client);
  } finally {
    // client.end() waits for the server and may hang. Until it returns, the abort listener must be
    // able to close the socket.
    await client.end();
    signal.removeEventListener('abort', disconnect);
  }
}
