import pg from 'pg';
import type { Database } from '#server/database/database.ts';

/** Inserts a row without the program; returns it with the keys the database made. */
export async function insertRow(
  database: Database,
  table: string,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const columns = Object.keys(values);
  const places = columns.map((_, index) => `$${index + 1}`);
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const text = `insert into ${pg.escapeIdentifier(table)} (${names}) values (${places.join(', ')}) returning *`;
  const rows = await runSql(database, text, Object.values(values));
  const [row] = rows;
  if (row === undefined) throw new Error(`nothing was inserted into ${table}`);
  return row;
}

/** Runs plain SQL, for what a test prepares or reads without the program. */
export async function runSql(
  database: Database,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = await database.checkOut();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    client.release();
  }
}
