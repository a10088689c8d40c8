import type pg from 'pg';
import { CommandError } from '#server/commands/command-error.ts';

export async function clearDatabase(client: pg.Client, replace: boolean): Promise<void> {
  await requireAlone(client);
  const tables = await listTables(client);
  if (tables.length === 0) return;
  if (!tables.includes('schema_migrations') || !tables.includes('members')) {
    throw new CommandError('이 데이터베이스에는 아지트가 아닌 것이 들어 있어요.');
  }
  if (!replace && (await hasMembers(client))) {
    throw new CommandError(
      '데이터베이스가 비어 있지 않아요. 지금 있는 것을 지우고 복원하려면 --replace 를 붙여 주세요.',
    );
  }
  await client.query(DROP_ALL);
}

/**
 * Refuse while a server is connected: it would write during the restore and then reply from
 * outdated caches.
 */
async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: string }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and application_name = 'azit'`,
  );
  if (rows[0]?.others !== '0') {
    throw new CommandError('아지트 서버가 이 데이터베이스를 쓰고 있어요. 먼저 멈춰 주세요.');
  }
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`,
  );
  return rows.map(({ name }) => name);
}

async function hasMembers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select exists (select from members) as found',
  );
  return rows[0]?.found === true;
}

// Drops each object instead of the whole schema: another user may own the schema, and only its
// owner may drop it.
const DROP_ALL = `do $$
declare
  name text;
begin
  foreach name in array array(select oid::regclass::text from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p'))
  loop
    execute format('drop table if exists %s cascade', name);
  end loop;
  -- Collect all names before the loop: CASCADE may also drop a routine that comes later in the
  -- loop, and the name of a dropped routine cannot be read.
  foreach name in array array(select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e'))
  loop
    execute format('drop routine if exists %s cascade', name);
  end loop;
end $$`;
