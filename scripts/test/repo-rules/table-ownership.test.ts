import { expect, test } from 'vitest';
import { readTree } from './source-tree.ts';
import {
  ANY_TABLE,
  findForeignWrites,
  findTableWrites,
  findUnusedExceptions,
  tableOwners,
  writeExceptions,
} from './table-ownership.ts';

const found = findTableWrites(readTree(['apps/server/src'], ['.ts']));

test('a folder writes only its own tables or has an exception with a reason', () => {
  expect(findForeignWrites(found, writeExceptions)).toEqual([]);
});

test('every exception for a foreign table matches an existing write', () => {
  expect(findUnusedExceptions(found, writeExceptions)).toEqual([]);
});

test('the ownership map names exactly the tables that the migrations create', () => {
  const migrations = readTree(['apps/server/src/database'], ['.sql', 'migrate.ts']).filter(
    ({ path }) => !/\/schema\.sql$|\/from-0\.2\.0\//.test(path),
  );
  const created = migrations.flatMap(({ text }) =>
    [...text.matchAll(/\bcreate table (?:if not exists )?([a-z_]+)/g)].map(([, table]) => table),
  );
  expect(created.toSorted()).toEqual(Object.keys(tableOwners).toSorted());
});

test.each([
  ['insert into clubs (club_name) values (:club_name)', 'clubs'],
  ['with made as (\n  insert into\n  clubs as c select 1)', 'clubs'],
  ['update clubs set fee = 0', 'clubs'],
  ['update clubs c\n  set fee = 0', 'clubs'],
  ['delete from clubs where true', 'clubs'],
  ['truncate clubs', 'clubs'],
])('the statement %j in a follow repository breaks the rule', (text, table) => {
  const path = 'apps/server/src/modules/follows/planted.repository.ts';
  const writes = findTableWrites([{ path, text }]);
  expect(findForeignWrites(writes, writeExceptions)).toEqual([
    `${path} writes ${table} of modules/clubs`,
  ]);
});

test('a write to a table with a dynamic name counts as a write to any foreign table', () => {
  const path = 'apps/server/src/modules/follows/planted.repository.ts';
  const placeholder = ['$', '{table}'].join('');
  for (const text of [`delete from ${placeholder}`, `update ${placeholder} set fee = 0`]) {
    expect(findTableWrites([{ path, text }])).toMatchObject([{ table: ANY_TABLE }]);
  }
});

test.each([
  'select club_id from clubs where club_id = :club_id for no key update',
  'select club_id from clubs for update skip locked',
  'insert into follows (a) values (1) on conflict (a) do update set a = excluded.a',
])('the statement %j in a follow repository writes no foreign table', (text) => {
  const path = 'apps/server/src/modules/follows/sample.repository.ts';
  expect(findForeignWrites(findTableWrites([{ path, text }]), [])).toEqual([]);
});

test('an exception for a write that no longer exists is reported', () => {
  const stale = [{ folder: 'jobs', tables: ['clubs'], reason: 'none any more' }];
  expect(findUnusedExceptions(found, stale)).toEqual(['jobs does not write clubs']);
});
