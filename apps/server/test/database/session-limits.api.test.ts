import { expect } from 'vitest';
import { applySessionLimits } from '#server/database/session-limits.ts';
import { test } from '#test/harness/server-test.ts';

const readSettings = `
  select setconfig, xmin::text from pg_db_role_setting
  where setdatabase = (select oid from pg_database where datname = current_database())`;

test('a server start sets limits for its database user; a second start changes nothing', async ({
  server,
}) => {
  const { database } = server.context;
  const read = async () => (await database.run({ name: '', text: readSettings, values: [] })).rows;
  expect(await read()).toEqual([]);
  await applySessionLimits(database.connection);
  const stored = await read();
  expect(stored).toMatchObject([
    {
      setconfig: [
        'statement_timeout=5000ms',
        'lock_timeout=300ms',
        'idle_in_transaction_session_timeout=10s',
        'max_parallel_workers_per_gather=0',
      ],
    },
  ]);
  await applySessionLimits(database.connection);
  expect(await read()).toEqual(stored);
});
