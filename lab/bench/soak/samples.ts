import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { readMemory } from '../../processes/process-cost.ts';

export type Watched = { name: string; pid: number; metricsPort: number };
type TableSize = { name: string; heap: number; indexes: number; rows: number };
export type Sample = {
  at: number;
  processes: Map<string, { memory: number; heap: number; files: number }>;
  connections: number;
  tables: TableSize[];
};

const GARBAGE_MS = 500;
const BYTES_PER_MB = 1024 * 1024;

/** Counts what remains after the garbage collection: everything but the young generation. */
const OLD_SPACE = /^nodejs_heap_space_size_used_bytes\{space="(?!new)\w+"\} (\d+)$/gm;

export async function takeSample(
  watched: readonly Watched[],
  client: pg.Client,
  started: number,
): Promise<Sample> {
  const at = performance.now() - started;
  for (const { pid } of watched) process.kill(pid, 'SIGUSR2');
  await delay(GARBAGE_MS);
  const processes: Sample['processes'] = new Map();
  for (const { name, pid, metricsPort } of watched) {
    const reply = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const spaces = [...(await reply.text()).matchAll(OLD_SPACE)].map(([, bytes]) => Number(bytes));
    processes.set(name, {
      memory: readMemory(pid),
      heap: spaces.reduce((sum, bytes) => sum + bytes, 0) / BYTES_PER_MB,
      files: readdirSync(`/proc/${pid}/fd`).length,
    });
  }
  return { at, processes, ...(await readDatabase(client)) };
}

async function readDatabase(client: pg.Client) {
  const { rows: counted } = await client.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return { connections: counted[0]?.count ?? 0, tables: await readTables(client) };
}

/** Counts the rows: the estimates of PostgreSQL change with every vacuum. */
async function readTables(client: pg.Client): Promise<TableSize[]> {
  const { rows: sizes } = await client.query<Omit<TableSize, 'rows'>>(
    `select format('%I.%I', schemaname, relname) as name, pg_table_size(relid)::float8 as heap,
       pg_indexes_size(relid)::float8 as indexes
     from pg_stat_user_tables`,
  );
  const counts = sizes.map(({ name }) => `select '${name}' as name, count(*)::float8 from ${name}`);
  const { rows } = await client.query<{ name: string; count: number }>(counts.join(' union all '));
  const rowCounts = new Map(rows.map(({ name, count }) => [name, count]));
  return sizes.map((size) => ({ ...size, rows: rowCounts.get(size.name) ?? 0 }));
}
