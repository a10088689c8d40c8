import type pg from 'pg';

class ForeignDatabaseError extends Error {
  override name = 'ForeignDatabaseError';

  constructor(found: readonly string[]) {
    const [first, ...more] = found;
    super(
      `DATABASE_URL 의 데이터베이스에 아지트 것이 아닌 테이블이 있어요: ${first}` +
        `${more.length > 0 ? ` 외 ${more.length}개` : ''}. 아무것도 바꾸지 않았어요. ` +
        '비어 있는 데이터베이스를 만들어 그 주소를 적어 주세요. ' +
        `(The database of DATABASE_URL holds tables that are not azit's, like ${first}. ` +
        'Nothing was changed: name an empty database.)',
    );
  }
}

const migrationColumns = ['applied_at', 'checksum', 'name', 'number'];

/**
 * A first start that was killed early may leave only an empty table schema_migrations; such a
 * database is still ours.
 */
export async function requireOwnDatabase(client: pg.Client): Promise<void> {
  const list = await findMigrationList(client);
  if (list === 'filled') return;
  const found = await findTables(client);
  const foreign = list === 'empty' ? found.filter(({ isList }) => !isList) : found;
  if (foreign.length > 0) throw new ForeignDatabaseError(foreign.map(({ name }) => name));
}

/** Other programs have a schema_migrations table too, so check its columns. */
async function findMigrationList(client: pg.Client): Promise<'filled' | 'empty' | 'none'> {
  const { rows } = await client.query<{ columns: string[] | null }>(
    `select array_agg(attname::text order by attname) as columns from pg_attribute
     where attrelid = to_regclass('schema_migrations') and attnum > 0 and not attisdropped`,
  );
  const columns = new Set(rows[0]?.columns);
  if (!migrationColumns.every((name) => columns.has(name))) return 'none';
  const filled = await client.query('select from schema_migrations limit 1');
  return filled.rowCount === 0 ? 'empty' : 'filled';
}

async function findTables(client: pg.Client): Promise<{ name: string; isList: boolean }[]> {
  const { rows } = await client.query<{ name: string; isList: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
            c.oid is not distinct from to_regclass('schema_migrations') as "isList"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'f', 'v', 'm') and c.relpersistence <> 't'
       and n.nspname not in ('information_schema', 'graphile_worker')
       and not starts_with(n.nspname, 'pg_')
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass
                       and d.objid = c.oid and d.deptype = 'e')
     order by 1`,
  );
  return rows;
}
