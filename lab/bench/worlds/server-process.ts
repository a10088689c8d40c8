import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../../apps/server/src/runtime/config.ts';
import { createLogger } from '../../../apps/server/src/runtime/logger.ts';
import { startServer } from '../../../apps/server/src/server.ts';
import { logInViewers } from './log-in-viewers.ts';

const VIEWERS = Number(process.env.BENCH_VIEWERS);
const SECRET = 'a-secret-only-for-the-benchmark-0123456789';

process.once('message', async (databaseUrl: string) => {
  const config = readConfig({
    ...process.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'azit-bench-')),
    JWT_SECRET: SECRET,
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: 'off',
    RATE_LIMIT_FACTOR: process.env.RATE_LIMIT_FACTOR ?? '0',
  });
  const server = await startServer(config, createLogger('silent'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const viewers = await logInViewers(client, SECRET, VIEWERS);
  await client.end();
  // Exit when the parent disconnects: nothing else stops this process if the parent ends first.
  process.once('disconnect', () => process.exit(1));
  process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
  process.send?.({ port: Number(new URL(server.address).port), viewers });
});
