import { openOperatorDatabase } from '../apps/server/src/commands/open-command-database.ts';

/** Runs plain SQL on the database of the server under test, for what only time would change. */
export async function runSql(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
  const { database, close } = await openOperatorDatabase({ DATA_DIR: process.env.AZIT_E2E_DATA });
  try {
    const client = await database.checkOut();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      client.release();
    }
  } finally {
    await close();
  }
}
