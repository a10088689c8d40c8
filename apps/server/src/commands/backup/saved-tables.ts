import type pg from 'pg';
import type { SavedSequence } from './manifest.ts';

export type Table = { name: string; columns: string[] };

const MIGRATIONS_TABLE = 'schema_migrations';

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname::text as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and c.relname <> $1
     group by c.relname order by c.relname`,
    [MIGRATIONS_TABLE],
  );
  const { rows: references } = await client.query<Reference>(
    `select holder.relname::text as holder, target.relname::text as target
     from pg_constraint r
     join pg_class holder on holder.oid = r.conrelid join pg_class target on target.oid = r.confrelid
     where r.contype = 'f' and r.connamespace = current_schema()::regnamespace`,
  );
  return sortByReferences(tables, references);
}

type Reference = { holder: string; target: string };

/**
 * Sorts the tables so that each follows those that it refers to. A table that refers to itself
 * needs no order, because PostgreSQL checks its foreign keys only after the last row.
 */
function sortByReferences(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const sorted: Table[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: Table) =>
      !references.some(
        ({ holder, target }) => holder === name && target !== name && names.has(target),
      );
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other: ${[...names].join(', ')}`);
    sorted.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return sorted;
}

/**
 * Sequences are read after the snapshot, so they are never behind it, and a restored database does
 * not reuse an id.
 */
export async function readSequences(client: pg.Client): Promise<SavedSequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select c.relname::text as table, a.attname::text as column,
       pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and a.attidentity <> ''
       and not a.attisdropped order by 1`,
  );
  const saved: SavedSequence[] = [];
  for (const { table, column, sequence } of rows) {
    const state = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${sequence}`,
    );
    const [now] = state.rows;
    if (now === undefined) throw new Error(`Sequence ${sequence} has no state`);
    saved.push({ table, column, lastValue: now.last_value, isCalled: now.is_called });
  }
  return saved;
}
