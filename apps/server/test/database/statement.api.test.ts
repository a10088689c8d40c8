import { afterAll, expect, expectTypeOf, test } from 'vitest';
import * as kind from '#server/database/column.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { registeredStatements, type StatementRow, statement } from '#server/database/statement.ts';
import { createEmptyDatabase } from '#test/harness/test-database.ts';

const database = await createEmptyDatabase();
afterAll(database.close);

const echo = statement({
  name: 'test_echo',
  text: `select $1::int4 as an_int, $2::int8 as a_bigint, $3::numeric as a_numeric,
      $4::text as a_text, $5::bool as a_bool, $6::date as a_date, $7::time as a_time,
      $8::timestamptz as a_timestamp, $9::jsonb::text as a_json, $10::uuid as a_uuid,
      $11::bytea as some_bytes, $12::int4[] as ints, $13::text[] as texts, $14::text as nothing`,
  params: [
    kind.int,
    kind.bigint,
    kind.numeric,
    kind.text,
    kind.bool,
    kind.date,
    kind.time,
    kind.timestamp,
    kind.jsonText,
    kind.uuid,
    kind.bytes,
    kind.intArray,
    kind.textArray,
    kind.nullable(kind.text),
  ],
  row: {
    an_int: kind.int,
    a_bigint: kind.bigint,
    a_numeric: kind.numeric,
    a_text: kind.text,
    a_bool: kind.bool,
    a_date: kind.date,
    a_time: kind.time,
    a_timestamp: kind.timestamp,
    a_json: kind.jsonText,
    a_uuid: kind.uuid,
    some_bytes: kind.bytes,
    ints: kind.intArray,
    texts: kind.textArray,
    nothing: kind.nullable(kind.text),
  },
});

const countUp = statement({
  name: 'test_count_up',
  text: 'select n from generate_series(1, $1::int4) as n',
  params: [kind.int],
  row: { n: kind.int },
});

const doNothing = statement({ name: 'test_nothing', text: 'select from pg_class', params: [] });

test('every kind comes back as the value that went in', async () => {
  const row: StatementRow<typeof echo> = {
    an_int: 7,
    a_bigint: 9_007_199_254_740_991,
    a_numeric: 36.5,
    a_text: '아지트',
    a_bool: true,
    a_date: '2026-03-01',
    a_time: '23:59:00',
    a_timestamp: new Date('2026-03-01T00:30:00+09:00'),
    a_json: '{"a": 1}',
    a_uuid: '6f1d2a52-6b5f-4c7a-9a1e-0d8c8a3f3b11',
    some_bytes: Buffer.from([0, 1, 255]),
    ints: [1, 2],
    texts: ['가', '나,다'],
    nothing: null,
  };
  expect(
    await findOne(database, echo, [
      row.an_int,
      row.a_bigint,
      row.a_numeric,
      row.a_text,
      row.a_bool,
      row.a_date,
      row.a_time,
      row.a_timestamp,
      row.a_json,
      row.a_uuid,
      row.some_bytes,
      row.ints,
      row.texts,
      row.nothing,
    ]),
  ).toEqual(row);
});

test('types follow from the declaration', () => {
  expectTypeOf<StatementRow<typeof countUp>>().toEqualTypeOf<{ n: number }>();
  expectTypeOf<StatementRow<typeof echo>['nothing']>().toEqualTypeOf<string | null>();
  // @ts-expect-error a text where an int is declared
  const wrongParameter = () => findMany(database, countUp, ['1']);
  // @ts-expect-error one parameter too many
  const tooMany = () => findMany(database, countUp, [1, 2]);
  // @ts-expect-error a statement without a row has nothing to find
  const noRow = () => findMany(database, doNothing, []);
  expect([wrongParameter, tooMany, noRow]).toHaveLength(3);
});

test('findMany, findOne and execute', async () => {
  expect(await findMany(database, countUp, [3])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await findOne(database, countUp, [1])).toEqual({ n: 1 });
  expect(await findOne(database, countUp, [0])).toBeUndefined();
  await expect(findOne(database, countUp, [2])).rejects.toThrow('test_count_up found 2 rows');
  expect(await execute(database, countUp, [4])).toBe(4);
});

test('statements are prepared by name', async () => {
  const prepared = statement({
    name: 'test_prepared',
    text: `select name from pg_prepared_statements where name = 'test_prepared'`,
    params: [],
    row: { name: kind.text },
  });
  expect(await findMany(database, prepared, [])).toEqual([{ name: 'test_prepared' }]);
});

test('a name can be used once and is registered', () => {
  const again = { name: 'test_echo', text: 'select', params: [] } as const;
  expect(() => statement(again)).toThrow('Two statements are called test_echo');
  expect(() => statement({ ...again, name: 'x'.repeat(64) })).toThrow('too long');
  expect(registeredStatements().map(({ name }) => name)).toContain('test_count_up');
});
