import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import type { DatabaseConnection } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { sessionLimits } from '#server/database/session-limits.ts';
import { installJobSchema } from '#server/jobs/install-job-schema.ts';
import { isLongRun } from './round-count.ts';
import { templateName } from './template-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminConnection: DatabaseConnection;
    migratedDataDir: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'fatal' });
  const shelf = mkdtempSync(join(tmpdir(), 'azit-test-'));
  const [migrated, dataDir] = [join(shelf, 'migrated'), join(shelf, 'data')];
  const undo = [async () => rmSync(shelf, { recursive: true, force: true })];
  const tearDown = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    mkdirSync(migrated);
    await migrateIn(migrated, log);
    cpSync(migrated, dataDir, { recursive: true });
    if (isLongRun) recordStatements(dataDir);
    const embedded = await startEmbeddedDatabase({ dataDir, log, durable: false });
    undo.push(embedded.stop);
    await createTemplate(embedded.adminConnection);
    project.provide('adminConnection', embedded.adminConnection);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('migratedDataDir', migrated);
  process.env.NODE_COMPILE_CACHE = join(shelf, 'compiled');
  return tearDown;
}

/** Loads the extension with which long tests report their slowest statements. */
function recordStatements(dataDir: string): void {
  const settings = join(dataDir, 'postgres', 'postgresql.auto.conf');
  appendFileSync(settings, `shared_preload_libraries = 'pg_stat_statements'\n`);
}

async function migrateIn(dataDir: string, log: pino.Logger): Promise<void> {
  const { connection, stop } = await startEmbeddedDatabase({ dataDir, log, durable: false });
  try {
    await migrate({ connection, log });
    await installJobSchema({ connection, log });
  } finally {
    await stop();
  }
}

async function createTemplate(admin: DatabaseConnection): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(`create database ${templateName} template azit owner azit`);
    // Sets the session limits of the server except lock_timeout: on a busy machine, tests of
    // concurrent requests wait for a lock longer than its 300 ms.
    const limits = sessionLimits.filter(([name]) => name !== 'lock_timeout');
    for (const [name, value] of limits) {
      await client.query(`alter role azit set ${name} = '${value}'`);
    }
    // PostgreSQL plans each of the first five runs of a prepared statement. A test database is
    // short-lived, so that would be most runs.
    await client.query(`alter role azit set plan_cache_mode = 'force_generic_plan'`);
  } finally {
    await client.end();
  }
}
