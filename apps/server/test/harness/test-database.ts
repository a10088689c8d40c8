import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Database, type DatabaseConnection, openDatabase } from '#server/database/database.ts';
import type { TransactionContext } from '#server/database/transaction.ts';
import { systemClock } from '#server/runtime/clock.ts';
import { templateName } from './template-name.ts';

export const POOL_CONNECTIONS = 8;

export interface TestDatabase extends Database {
  close(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  return cloneDatabase(templateName);
}

export async function createEmptyDatabase(): Promise<TestDatabase> {
  return cloneDatabase('template1');
}

/**
 * Cloning a file in the file system takes a quarter of the time of a copy by PostgreSQL. Windows
 * cannot clone.
 */
const fileCopying = `set file_copy_method = ${process.platform === 'win32' ? 'copy' : 'clone'}`;

async function cloneDatabase(template: string): Promise<TestDatabase> {
  const admin = inject('adminConnection');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // The default strategy writes every page to the write-ahead log, which takes longer than copying
  // the files.
  const source = `template ${template} strategy file_copy`;
  await runAsAdmin(admin, fileCopying, `create database ${name} ${source} owner azit`);
  const database = openDatabase({
    connection: { ...admin, user: 'azit', database: name },
    maxConnections: POOL_CONNECTIONS,
    log: pino({ level: 'silent' }),
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

/** The context of a transaction on a database that no app uses. Notifies nobody. */
export function withServices(database: TransactionContext['database']): TransactionContext {
  const ignore = () => {};
  return {
    database,
    clock: systemClock,
    doorbells: { ring: ignore },
    jobs: { request: ignore, requestIn: ignore, requestWithin: ignore },
  };
}
