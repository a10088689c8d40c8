import { expect } from 'vitest';
import { keepSessionLimits } from '#server/database/session-limits.ts';
import { test } from '#test/harness/server-test.ts';

const readKept = `
  select setconfig, xmin::text from pg_db_role_setting
  where setdatabase = (select oid from pg_database where datname = current_database())`;

test('a start has PostgreSQL limit every session of its user, and a second start changes nothing', async ({
  server,
}) => {
  const { database } = server.context;
  const read = async () => (await database.run({ name: '', text: readKept, values: [] })).rows;
  expect(await read()).toEqual([]);
  await keepSessionLimits(database.connection);
  const kept = await read();
  expect(kept).toMatchObject([
    {
      setconfig: [
        'statement_timeout=5000ms',
        'lock_timeout=300ms',
        'idle_in_transaction_session_timeout=10s',
        'max_parallel_workers_per_gather=0',
      ],
    },
  ]);
  await keepSessionLimits(database.connection);
  expect(await read()).toEqual(kept);
});
