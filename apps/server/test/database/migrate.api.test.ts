import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, migrationsDirectory } from '#server/database/schema/migrate.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/harness/test-database.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  directory = mkdtempSync(join(tmpdir(), 'azit-migrations-'));
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  await database.close();
});

const log = pino({ level: 'silent' });
const run = (from = directory) =>
  migrate({ connection: database.connection, log, directory: from });
const write = (name: string, sql: string) => writeFileSync(join(directory, name), sql);
const query = async (text: string) => (await database.run({ name: '', text, values: [] })).rows;

test('migrations run once, in order, and are recorded', async () => {
  write('0002-second.sql', 'insert into notes values (2);');
  write('0001-first.sql', 'create table notes (n int); insert into notes values (1);');
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);
  write('0003-third.sql', 'insert into notes values (3)');
  expect(await run()).toBe(1);
  expect(await query('select n from notes order by n')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await query('select number, name from schema_migrations order by number')).toEqual([
    { number: 1, name: 'first' },
    { number: 2, name: 'second' },
    { number: 3, name: 'third' },
  ]);
});

test('two servers that start at the same time run each migration once', async () => {
  write('0001-first.sql', 'create table notes (n int); select pg_sleep(0.2);');
  write('0002-second.sql', 'insert into notes values (1);');
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  expect(await query('select n from notes')).toEqual([{ n: 1 }]);
});

test('a failing migration is rolled back, and the next run completes it', async () => {
  write('0001-first.sql', 'create table notes (n int);');
  write('0002-second.sql', 'insert into notes values (1); insert into nowhere values (1);');
  await expect(run()).rejects.toThrow(/^Migration 0002-second failed: .*nowhere/);
  expect(await query('select n from notes')).toEqual([]);
  expect(await query('select number from schema_migrations')).toEqual([{ number: 1 }]);
  write('0002-second.sql', 'insert into notes values (1);');
  expect(await run()).toBe(1);
  expect(await query('select n from notes')).toEqual([{ n: 1 }]);
});

test('a migration whose connection is killed is rolled back and can be rerun', async () => {
  write(
    '0001-first.sql',
    'create table notes (n int); select pg_terminate_backend(pg_backend_pid());',
  );
  await expect(run()).rejects.toThrow('0001-first failed');
  expect(await query(`select to_regclass('notes') as notes`)).toEqual([{ notes: null }]);
  write('0001-first.sql', 'create table notes (n int);');
  expect(await run()).toBe(1);
});

test('a changed migration file is refused, unless only its line endings differ', async () => {
  write('0001-first.sql', 'create table notes\n(n int);\n');
  await run();
  write('0001-first.sql', 'create table notes\r\n(n int);\r\n');
  expect(await run()).toBe(0);
  write('0001-first.sql', 'create table notes\n(n bigint);\n');
  await expect(run()).rejects.toThrow('Migration 0001-first was changed after it had been applied');
});

test('an older program refuses to start on a newer schema', async () => {
  write('0001-first.sql', 'create table notes (n int)');
  write('0002-second.sql', 'create table more (n int)');
  await run();
  rmSync(join(directory, '0002-second.sql'));
  await expect(run()).rejects.toThrow('The database schema is at 2, this program knows only 1');
});

test('an older program starts on a newer schema that is marked as compatible', async () => {
  write('0001-first.sql', 'create table notes (n int)');
  write('0002-second.sql', '-- oldest program: 0001\nalter table notes add column more int;');
  await run();
  rmSync(join(directory, '0002-second.sql'));
  expect(await run()).toBe(0);
  expect(await query('select number from schema_migrations')).toHaveLength(2);
});

test('an older program refuses a newer schema with one incompatible migration', async () => {
  write('0001-first.sql', 'create table notes (n int)');
  write('0002-second.sql', 'alter table notes drop column n');
  write('0003-third.sql', '-- oldest program: 0001\nalter table notes add column more int;');
  await run();
  rmSync(join(directory, '0002-second.sql'));
  rmSync(join(directory, '0003-third.sql'));
  await expect(run()).rejects.toThrow('The database schema is at 2, this program knows only 1');
});

test('a new migration with a lower number than an applied migration is refused', async () => {
  write('0002-second.sql', 'create table notes (n int)');
  await run();
  write('0001-first.sql', 'create table more (n int)');
  await expect(run()).rejects.toThrow('out of order');
});

test('malformed migration file names and duplicate numbers are refused', async () => {
  write('0001-first.sql', '');
  write('0001-other.sql', '');
  await expect(run()).rejects.toThrow('Two migrations are numbered 0001');
  rmSync(join(directory, '0001-other.sql'));
  write('second.sql', '');
  await expect(run()).rejects.toThrow('second.sql is not called NNNN-name.sql');
});

test('all migrations of the program succeed on an empty database', async () => {
  const count = await run(migrationsDirectory);
  expect(count).toBeGreaterThan(0);
  expect(await query('select count(*)::int4 as n from schema_migrations')).toEqual([{ n: count }]);
});
