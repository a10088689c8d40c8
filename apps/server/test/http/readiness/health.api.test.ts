import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/database/database.ts';
import { server, test } from '#test/harness/server-test.ts';

test('a server is ready even with all database connections in use', async () => {
  const { context } = server;
  const { connection } = context.database;
  const database = openDatabase({ connection, maxConnections: 1, log: context.log });
  const app = await createApp({ ...context, database });
  const client = await database.checkOut();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  client.release();
  await app.close();
  await database.close();
  expect((await app.inject('/readyz').catch(() => ({ statusCode: 0 }))).statusCode).not.toBe(200);
});
