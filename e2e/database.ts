import { withDatabase } from '../apps/server/src/commands/connect.ts';

/**
 * Runs SQL on the database of the server under test, for states that only the passing of time would
 * create.
 */
export function runSql(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  return withDatabase({ DATA_DIR: process.env.AZIT_E2E_DATA }, async (database) => {
    const client = await database.checkOut();
    try {
      // On a busy machine, the server may hold a lock for longer than the usual limit.
      await client.query('set lock_timeout = 10000');
      return (await client.query(text, values)).rows;
    } finally {
      client.release();
    }
  });
}
