import pg from 'pg';
import type { Database } from '#server/database/database.ts';

export async function insertRow(
  database: Database,
  table: string,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const columns = Object.keys(values);
  const parameters = columns.map((_, index) => `$${index + 1}`);
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const text = `insert into ${pg.escapeIdentifier(table)} (${names}) values (${parameters.join(', ')}) returning *`;
  const rows = await runPrepared(database, text, Object.values(values));
  const [row] = rows;
  if (row === undefined) throw new Error(`nothing was inserted into ${table}`);
  return row;
}

const names = new Map<string, string>();

/** Uses a prepared statement, because planning the repeated SQL takes longer than running it. */
export async function runPrepared(
  database: Database,
  text: string,
  values: unknown[],
): Promise<Record<string, unknown>[]> {
  const name = names.get(text) ?? `factory_${names.size}`;
  names.set(text, name);
  const client = await database.checkOut();
  try {
    return (await client.query({ name, text, values })).rows;
  } finally {
    client.release();
  }
}

/**
 * Pass referencing tables before the tables they reference, or a foreign key refuses the deletion.
 * DELETE is faster than TRUNCATE for a few rows, because TRUNCATE recreates every table and index.
 */
export async function emptyTables(database: Database, ...tables: string[]): Promise<void> {
  const deletions = tables.map((table) => `delete from ${pg.escapeIdentifier(table)}`);
  await runSql(database, deletions.join('; '));
}

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
