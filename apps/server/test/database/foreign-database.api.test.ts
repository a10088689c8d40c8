import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/database/schema/migrate.ts';
import { installJobSchema } from '#server/jobs/install-job-schema.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/harness/test-database.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.close());

const log = pino({ level: 'silent' });
const start = () => migrate({ connection: database.connection, log });
const listTables = () =>
  runSql(
    database,
    `select relname::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'v') and nspname not in ('pg_catalog', 'information_schema') order by 1`,
  );

test.each([
  ['a table', 'create table customers (id int)', 'public.customers'],
  ['a view', 'create view customers as select 1 as id', 'public.customers'],
  [
    'a table in another schema',
    'create schema shop; create table shop.orders (id int)',
    'shop.orders',
  ],
  [
    "another program's list of migrations",
    "create table schema_migrations (version text); insert into schema_migrations values ('1')",
    'public.schema_migrations',
  ],
  [
    'a table beside an empty list of migrations',
    `create table schema_migrations
       (number integer primary key, name text, checksum text, applied_at timestamptz);
     create table "My Books" (id int)`,
    'public."My Books"',
  ],
])('a database that contains %s is refused and stays unchanged', async (_what, sql, name) => {
  await runSql(database, sql);
  const before = await listTables();
  await expect(start()).rejects.toThrow(`not azit's, like ${name}.`);
  expect(await listTables()).toEqual(before);
});

test('if a start was killed before the first migration, the next start migrates', async () => {
  await runSql(
    database,
    `create table schema_migrations
       (number integer primary key, name text, checksum text, applied_at timestamptz default now(),
        oldest_program integer)`,
  );
  expect(await start()).toBeGreaterThan(0);
});

test('a server starts on a database that contains only the job engine’s schema', async () => {
  await installJobSchema({ connection: database.connection, log });
  expect(await start()).toBeGreaterThan(0);
});

test('a server starts on an azit database to which its owner has added a table', async () => {
  await start();
  await runSql(database, 'create table reports_for_the_boss (id int)');
  expect(await start()).toBe(0);
});
