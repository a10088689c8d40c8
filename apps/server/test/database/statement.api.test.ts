import { afterAll, expect, expectTypeOf, test } from 'vitest';
import * as kind from '#server/database/column.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { registeredStatements, type StatementRow, statement } from '#server/database/statement.ts';
import { createEmptyDatabase } from '#test/harness/test-database.ts';

const database = await createEmptyDatabase();
afterAll(database.close);

const everyKind = {
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
};

const echo = statement('test_echo', {
  text: `select :an_int::int4 as an_int, :a_bigint::int8 as a_bigint, :a_numeric::numeric as a_numeric,
      :a_text::text as a_text, :a_bool::bool as a_bool, :a_date::date as a_date,
      :a_time::time as a_time, :a_timestamp::timestamptz as a_timestamp,
      :a_json::jsonb::text as a_json, :a_uuid::uuid as a_uuid, :some_bytes::bytea as some_bytes,
      :ints::int4[] as ints, :texts::text[] as texts, :nothing::text as nothing`,
  params: everyKind,
  row: everyKind,
});

const countUp = statement('test_count_up', {
  text: 'select n from generate_series(1, :last::int4) as n',
  params: { last: kind.int },
  row: { n: kind.int },
});

const doNothing = statement('test_nothing', { text: 'select from pg_class', params: {} });

test('a value of every column type is read back as it was written', async () => {
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
  expect(await findOne(database, echo, row)).toEqual(row);
});

test('statement parameters are matched by name in any order', async () => {
  const difference = statement('test_difference', {
    text: 'select :minuend::int4 - :subtrahend::int4 as n',
    params: { subtrahend: kind.int, minuend: kind.int },
    row: { n: kind.int },
  });
  expect(await findOne(database, difference, { minuend: 5, subtrahend: 2 })).toEqual({ n: 3 });
});

test('the TypeScript types of a statement follow from its declaration', () => {
  expectTypeOf<StatementRow<typeof countUp>>().toEqualTypeOf<{ n: number }>();
  expectTypeOf<StatementRow<typeof echo>['nothing']>().toEqualTypeOf<string | null>();
  // @ts-expect-error a text where an int is declared
  const wrongParameter = () => findMany(database, countUp, { last: '1' });
  // @ts-expect-error one parameter too many
  const tooMany = () => findMany(database, countUp, { last: 1, first: 2 });
  // @ts-expect-error a statement without a row has nothing to find
  const noRow = () => findMany(database, doNothing, {});
  expect([wrongParameter, tooMany, noRow]).toHaveLength(3);
});

test('findMany, findOne and execute return all rows, one row and the row count', async () => {
  expect(await findMany(database, countUp, { last: 3 })).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(await findOne(database, countUp, { last: 1 })).toEqual({ n: 1 });
  expect(await findOne(database, countUp, { last: 0 })).toBeUndefined();
  await expect(findOne(database, countUp, { last: 2 })).rejects.toThrow(
    'test_count_up found 2 rows',
  );
  expect(await execute(database, countUp, { last: 4 })).toBe(4);
});

test('a statement is prepared under its own name', async () => {
  const prepared = statement('test_prepared', {
    text: `select name from pg_prepared_statements where name = 'test_prepared'`,
    params: {},
    row: { name: kind.text },
  });
  expect(await findMany(database, prepared, {})).toEqual([{ name: 'test_prepared' }]);
});

test('an error about undeclared or unused parameters names the statement', () => {
  const params = { last: kind.int };
  const declare = (text: string) => () => statement('test_refused', { text, params });
  expect(declare('select :last, :first')).toThrow('Statement test_refused: parameter :first');
  expect(declare('select 1')).toThrow('Statement test_refused: parameters declared but not used');
  expect(declare('select :last, $2')).toThrow('Statement test_refused: parameter $2 has no name');
});

test('a statement that declares parameters by position is refused', () => {
  const params = [kind.int, kind.int, kind.int];
  const text = 'select $1::int4, $2::int4, $3::int4';
  // @ts-expect-error parameters have names
  const positional = () => statement('test_positional', { text, params });
  expect(positional).toThrow('Statement test_positional: parameter $1 has no name');
});

test('a duplicate or overlong statement name is refused; a valid name can be looked up', () => {
  const again = { text: 'select', params: {} } as const;
  expect(() => statement('test_echo', again)).toThrow('Two statements are called test_echo');
  expect(() => statement('x'.repeat(64), again)).toThrow('too long');
  expect(registeredStatements().map(({ name }) => name)).toContain('test_count_up');
});
