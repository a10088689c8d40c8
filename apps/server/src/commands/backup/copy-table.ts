import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import type { Table } from './saved-tables.ts';

export function copyOut(client: pg.Client, table: Table): AsyncIterable<Buffer> {
  return client.query(to(`copy ${copyTarget(table)} to stdout`));
}

export async function copyIn(
  client: pg.Client,
  table: Table,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  const sink = client.query(from(`copy ${copyTarget(table)} from stdin`));
  // A row that the database rejects makes pipeline() reject and the stream emit the same error
  // again. Without a listener, the second error would end the process.
  sink.on('error', () => {});
  await pipeline(body, sink);
  return sink.rowCount;
}

function copyTarget({ name, columns }: Table): string {
  const names = columns.map((column) => pg.escapeIdentifier(column));
  return `${pg.escapeIdentifier(name)} (${names.join(', ')})`;
}
