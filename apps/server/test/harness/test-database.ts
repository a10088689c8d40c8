import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Database, type DatabaseConnection, openDatabase } from '#server/database/database.ts';
import { templateName } from './template-name.ts';

/** For each of two pools: some tests hold six connections at once. */
export const POOL_CONNECTIONS = 8;

export interface TestDatabase extends Database {
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** A fresh clone of the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(templateName);
}

/** A fresh database without tables. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return cloneDatabase('template1');
}

/** Copying a file costs a quarter of what PostgreSQL needs to read and write it. */
const fileCopying = `set file_copy_method = ${process.platform === 'win32' ? 'copy' : 'clone'}`;

async function cloneDatabase(template: string): Promise<TestDatabase> {
  const admin = inject('adminConnection');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copies the files: the default strategy logs every page first.
  const source = `template ${template} strategy file_copy`;
  await runAsAdmin(admin, fileCopying, `create database ${name} ${source} owner azit`);
  const database = openDatabase({
    connection: { ...admin, user: 'azit', database: name },
    maxConnections: POOL_CONNECTIONS,
    log: pino({ level: 'silent' }),
    // Parallel calls on a busy machine wait longer for a connection than in production.
    connectionTimeout: 20_000,
  });
  const close = async () => {
    await database.close();
    await runAsAdmin(admin, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}

async function runAsAdmin(admin: DatabaseConnection, ...statements: string[]): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}
