import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/database/schema/migrate.ts';
import { systemClock } from '#server/runtime/clock.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { brokenRules } from '#test/harness/check-invariants.ts';
import { describeSchema } from '#test/harness/describe-schema.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/harness/test-database.ts';

// pg_dump of release 0.2.0 with its demo content, before the migrations were squashed.
const dump = gunzipSync(readFileSync(join(import.meta.dirname, 'fixtures/azit-0.2.0.sql.gz')));
const schemaFile = join(import.meta.dirname, '../../src/database/schema/schema.sql');
const rowTables = ['members', 'club_members', 'chat_messages', 'reviews', 'blocks', 'notices'];

let fresh: TestDatabase;
let upgraded: TestDatabase;
let rowsBefore: unknown[];
let migrationsBefore: unknown[];

beforeAll(async () => {
  [fresh, upgraded] = [await createEmptyDatabase(), await createEmptyDatabase()];
  // The dump leaves an empty search path on its connection.
  await runSql(upgraded, `${dump.toString()}\nreset all`);
  rowsBefore = await readTables(upgraded, rowTables);
  migrationsBefore = await readTable(upgraded, 'schema_migrations');
  const log = pino({ level: 'silent' });
  for (const { connection } of [fresh, upgraded]) await migrate({ connection, log });
});
afterAll(async () => {
  await fresh.close();
  await upgraded.close();
});

const readTable = (database: TestDatabase, name: string) =>
  runSql(database, `select * from ${name} order by 1, 2`);
const readTables = (database: TestDatabase, names: string[]) =>
  Promise.all(names.map((name) => readTable(database, name)));

test('a new database has the schema in schema.sql', async () => {
  await expect(await describeSchema(fresh)).toMatchFileSnapshot(schemaFile);
});

test('a database of release 0.2.0 is upgraded to the same schema', async () => {
  // A dump nests chains of AND and OR in more parentheses.
  const flatten = (text: string) => text.replaceAll(/[()]/g, '');
  expect(flatten(await describeSchema(upgraded))).toBe(flatten(await describeSchema(fresh)));
});

test('an upgrade from release 0.2.0 preserves the rows', async () => {
  expect(await readTables(upgraded, rowTables)).toEqual(rowsBefore);
  expect(await brokenRules({ database: upgraded, clock: systemClock })).toEqual([]);
});

test('an upgrade from release 0.2.0 preserves its list of migrations', async () => {
  const after = await readTable(upgraded, 'schema_migrations');
  expect(after).toEqual(expect.arrayContaining(migrationsBefore));
});

test('a new and an upgraded database have the same fixed lists', async () => {
  const lists = ['large_categories', 'small_categories', 'areas'];
  expect(await readTables(fresh, lists)).toEqual(await readTables(upgraded, lists));
  const terms = 'select term, jamo from search_terms where is_category order by term';
  expect(await runSql(fresh, terms)).toEqual(await runSql(upgraded, terms));
});
