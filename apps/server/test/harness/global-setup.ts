import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import type { DatabaseConnection } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { migrate } from '#server/database/migrate.ts';
import { sessionLimits } from '#server/database/session-limits.ts';
import { installJobSchema } from '#server/jobs/install-job-schema.ts';
import { templateName } from './template-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminConnection: DatabaseConnection;
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'fatal' });
  const dataDir = mkdtempSync(join(tmpdir(), 'azit-test-'));
  const embedded = await startEmbeddedDatabase({ dataDir, log, durable: false });
  const tearDown = async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await createTemplate(embedded.adminConnection, log);
  } catch (error) {
    await tearDown();
    throw error;
  }
  // For the programs that tests start, dozens of times: to compile them is half of their start.
  process.env.NODE_COMPILE_CACHE = join(dataDir, 'compiled');
  project.provide('adminConnection', embedded.adminConnection);
  return tearDown;
}

async function createTemplate(admin: DatabaseConnection, log: pino.Logger): Promise<void> {
  const client = new pg.Client(admin);
  await client.connect();
  try {
    await client.query(`create database ${templateName} owner azit`);
    // As a server keeps them for its one database.
    for (const [name, value] of sessionLimits) {
      await client.query(`alter role azit set ${name} = '${value}'`);
    }
  } finally {
    await client.end();
  }
  const connection = { ...admin, user: 'azit', database: templateName };
  await migrate({ connection, log });
  await installJobSchema({ connection, log });
}
