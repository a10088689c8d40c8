import { expect, test } from 'vitest';
import { numberParameters } from '#server/database/named-parameters.ts';

test.each([
  [':club_id', '$1'],
  ['where club_id = :club_id and name = :name', 'where club_id = $1 and name = $2'],
  ['(:name, :club_id, :name)', '($2, $1, $2)'],
  [':club_id::int4 + now()::date', '$1::int4 + now()::date'],
  ["any(:club_id::int4[]) and '12:name' <> x", "any($1::int4[]) and '12:name' <> x"],
  ["'it''s :name' || :club_id", "'it''s :name' || $1"],
  [String.raw`e'\':name' || :club_id`, String.raw`e'\':name' || $1`],
  ['select 1 as ":name", :club_id', 'select 1 as ":name", $1'],
  ['select :club_id -- of :name\n, 2', 'select $1 -- of :name\n, 2'],
  ['select :club_id /* of\n :name */', 'select $1 /* of\n :name */'],
  ['f(step := :club_id)', 'f(step := $1)'],
  [
    '$$:name$$ || $tag$ $$ :name $1 $tag$ || :club_id',
    '$$:name$$ || $tag$ $$ :name $1 $tag$ || $1',
  ],
  ['(array[1, 2])[1:2], :club_id', '(array[1, 2])[1:2], $1'],
  ['a[x : y], :club_id', 'a[x : y], $1'],
])('in the SQL text %j only named parameters are rewritten', (text, expected) => {
  const declared = ['club_id', 'name'].filter((name) => name === 'club_id' || /\$2/.test(expected));
  expect(numberParameters(text, declared)).toBe(expected);
});

test('a parameter that the SQL text uses but the list does not declare is refused', () => {
  expect(() => numberParameters('select :club_id, :clubid', ['club_id'])).toThrow(
    'parameter :clubid is not declared',
  );
});

test('a declared parameter that the SQL text does not use is refused', () => {
  expect(() => numberParameters("select :club_id, ':name'", ['club_id', 'name'])).toThrow(
    'parameters declared but not used: name',
  );
});

test('a numbered parameter in the SQL text is refused', () => {
  expect(() => numberParameters('select :club_id, $2', ['club_id'])).toThrow(
    'parameter $2 has no name',
  );
});
