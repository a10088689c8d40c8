import { expect, test } from 'vitest';
import { int, intArrayText } from '#server/database/column.ts';
import type { NamedQuery } from '#server/database/query-runner.ts';
import { findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';

const selectShared = statement('test_shared', {
  text: 'select 1 as one where 1 <> all (:hidden_ids::int4[])',
  params: { hidden_ids: intArrayText },
  row: { one: int },
  pipelined: true,
});

async function isShared(hidden_ids: string): Promise<boolean | undefined> {
  const queries: NamedQuery[] = [];
  const run = async (query: NamedQuery) => {
    queries.push(query);
    return { rows: [] };
  };
  await findMany({ run } as unknown as Transaction, selectShared, { hidden_ids });
  return queries[0]?.pipelined;
}

test('a statement with a long list of hidden members is not pipelined', async () => {
  expect(await isShared('{1,2,3}')).toBe(true);
  expect(await isShared(`{${Array.from({ length: 500 }, (_, id) => id).join(',')}}`)).toBe(false);
});
