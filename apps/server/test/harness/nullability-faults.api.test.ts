import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { int, notNull, nullable, text } from '#server/database/column.ts';
import type { RowShape } from '#server/database/statement.ts';
import { createEmptyDatabase } from '#test/harness/test-database.ts';
import { describeStatement } from './describe-statement.ts';
import { nullabilityFaults } from './nullability-faults.ts';

const database = await createEmptyDatabase();
const client = new pg.Client(database.connection);
await client.connect();
await client.query('create table people (id int4 not null, name text)');
afterAll(async () => {
  await client.end();
  await database.close();
});

async function findFaults(sql: string, row: RowShape): Promise<string[]> {
  return nullabilityFaults({ text: sql, row }, await describeStatement(client, sql));
}

const people = 'select id, name from people';
const outer = 'select p.id, q.name from people p left join people q on q.id = p.id + 1';

test('a declaration that matches the nullability of its table has no fault', async () => {
  expect(await findFaults(people, { id: int, name: nullable(text) })).toEqual([]);
});

test('a nullable column declared as not null is a fault', async () => {
  expect(await findFaults(people, { id: int, name: text })).toEqual([
    'name is declared not null, its table says the opposite',
  ]);
});

test('a not-null column declared as nullable is a fault', async () => {
  expect(await findFaults(people, { id: nullable(int), name: nullable(text) })).toEqual([
    'id is declared nullable, its table says the opposite',
  ]);
});

test('the nullability of rows returned by a write is checked too', async () => {
  const sql = 'insert into people (id) values (1) returning name';
  expect(await findFaults(sql, { name: text })).toHaveLength(1);
});

test('a reason is required exactly where a column differs from its table’s nullability', async () => {
  const named = `${people} where name is not null`;
  const reason = 'the condition';
  expect(await findFaults(named, { id: int, name: notNull(text, reason) })).toEqual([]);
  expect(
    await findFaults(named, { id: notNull(int, reason), name: notNull(text, reason) }),
  ).toEqual(['id gives a reason to differ from its table and does not differ']);
});

test('a column read through an outer join needs a reason to be declared not null', async () => {
  expect(await findFaults(outer, { id: int, name: nullable(text) })).toHaveLength(2);
  expect(
    await findFaults(outer, { id: notNull(int, 'left side'), name: nullable(text, 'right side') }),
  ).toEqual([]);
});

test('a computed column may be declared nullable or not null', async () => {
  expect(await findFaults('select max(id) as id from people', { id: int })).toEqual([]);
  expect(await findFaults('select max(id) as id from people', { id: nullable(int) })).toEqual([]);
});
