import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { installJobSchema } from '#server/jobs/install-job-schema.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/harness/test-database.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeEach(async () => {
  database = await createEmptyDatabase();
});
afterEach(() => database.close());

test('servers that start at the same time install the job schema once', async () => {
  const { connection } = database;
  await Promise.all([1, 2, 3].map(() => installJobSchema({ connection, log })));
  const revisions = await runSql(database, 'select id from graphile_worker.migrations');
  expect(revisions.length).toBeGreaterThan(0);
  expect(await runSql(database, 'select * from graphile_worker.jobs')).toEqual([]);
});

test('a database user who may not create schemas gets an error that names the reason', async () => {
  const role = `role_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client(inject('adminConnection'));
  await admin.connect();
  await admin.query(`create role ${role} login`);
  try {
    const connection = { ...database.connection, user: role };
    const installing = installJobSchema({ connection, log });
    await expect(installing).rejects.toThrow('allowed to create schemas');
  } finally {
    await admin.query(`drop role ${role}`);
    await admin.end();
  }
});
