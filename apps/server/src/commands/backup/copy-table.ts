import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Table } from './saved-tables.ts';

/** The rows of a table as COPY writes them, no faster than they are read. */
export function copyOut(client: pg.Client, table: Table): AsyncIterable<Buffer> {
  return client.query(to(`copy ${copyTarget(table)} to stdout`));
}

/** Fills a table with rows as `copyOut` gave them; returns how many there were. */
export async function copyIn(
  client: pg.Client,
  table: Table,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  const sink = client.query(from(`copy ${copyTarget(table)} from stdin`));
  // A row that PostgreSQL refuses is reported twice, the second time after the pipeline has ended.
  sink.on('error', () => {});
  await pipeline(body, sink);
  return sink.rowCount;
}

/** `table (column, …)` as COPY takes it. */
function copyTarget({ name, columns }: Table): string {
  const names = columns.map((column) => pg.escapeIdentifier(column));
  return `${pg.escapeIdentifier(name)} (${names.join(', ')})`;
}
