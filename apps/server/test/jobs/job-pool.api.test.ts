import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openJobPool } from '#server/jobs/job-pool.ts';
import { createEmptyDatabase } from '#test/harness/test-database.ts';
import { startTcpRelay } from '#test/peers/tcp-relay.ts';

test('a query on a silently dead connection fails, and the next query succeeds', async () => {
  const database = await createEmptyDatabase();
  const relay = await startTcpRelay(database.connection);
  const log = pino({ level: 'silent' });
  const pool = openJobPool({ connection: relay.connection, log, maxConnections: 1 });
  await pool.pgPool.query('select 1');
  relay.becomes('hangs');
  const unwatch = pool.watch(100);
  await expect(pool.pgPool.query('select 1')).rejects.toThrow('Connection terminated');
  unwatch();
  relay.becomes('relays');
  expect((await pool.pgPool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.close();
  await relay.close();
  await database.close();
});

test('a connection released twice is returned to the pool only once', async () => {
  const database = await createEmptyDatabase();
  const log = pino({ level: 'silent' });
  const pool = openJobPool({ connection: database.connection, log, maxConnections: 1 });
  await new Promise<void>((resolve, reject) => {
    pool.pgPool.connect((error, _client, release) => {
      release();
      release();
      if (error) reject(error);
      else resolve();
    });
  });
  expect((await pool.pgPool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.close();
  await database.close();
});

test('an ended pool refuses a connection, and releasing it does nothing', async () => {
  const database = await createEmptyDatabase();
  const log = pino({ level: 'silent' });
  const pool = openJobPool({ connection: database.connection, log, maxConnections: 1 });
  await pool.close();
  const refused = new Promise<string | undefined>((resolve) => {
    pool.pgPool.connect((error, _client, release) => {
      release();
      resolve(error?.message);
    });
  });
  await expect(refused).resolves.toContain('after calling end');
  await database.close();
});
