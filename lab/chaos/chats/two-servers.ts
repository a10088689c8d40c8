import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { startEmbeddedDatabase } from '../../../apps/server/src/database/embedded/embedded-database.ts';
import { toDatabaseUrl } from '../../../apps/server/test/harness/run-operator.ts';
import { type ServerProcess, startServer } from '../../processes/server-process.ts';
import { untilReady } from '../world.ts';
import { type ChatClient, chatClient } from './chat-client.ts';

export type TwoServers = ChatClient & {
  killServer(index: number): Promise<number>;
  killDatabase(): Promise<number>;
  clear(): Promise<void>;
};

const SERVERS = 2;
const SECRET = 'a-secret-of-two-servers-in-the-chaos-0123456789';
const PAUSE_AFTER_FAILURE_MS = 100;

export async function openTwoServers(prepare?: (dataDir: string) => void): Promise<TwoServers> {
  const shelf = mkdtempSync(join(tmpdir(), 'azit-chats-'));
  const folder = (name: string) => {
    mkdirSync(join(shelf, name));
    return join(shelf, name);
  };
  const log = pino({ level: 'silent' });
  const dataDir = folder('cluster');
  prepare?.(dataDir);
  const database = await startEmbeddedDatabase({ dataDir, log });
  const settings = Array.from({ length: SERVERS }, (_, index) => ({
    DATA_DIR: folder(`server-${index}`),
    DATABASE_URL: toDatabaseUrl(database.connection),
    JWT_SECRET: SECRET,
  }));
  const servers: ServerProcess[] = [];
  // Start the servers in sequence: the first one migrates the database.
  for (const each of settings) servers.push(await startServer(each));
  const url = (index = randomInt(SERVERS)) => servers[index]?.url ?? '';

  return {
    ...chatClient(url),
    killServer: async (index) => {
      await servers[index]?.kill('SIGKILL');
      const server = await startServer(settings[index] ?? {});
      servers[index] = server;
      return server.readyMs;
    },
    killDatabase: async () => {
      process.kill(database.postmasterPid() ?? 0, 'SIGKILL');
      const started = performance.now();
      // Wait first: a server continues to report that it is ready until it notices the lost
      // database.
      await delay(PAUSE_AFTER_FAILURE_MS);
      await Promise.all(servers.map((server) => untilReady(server.url)));
      return performance.now() - started;
    },
    clear: async () => {
      await Promise.all(servers.map((server) => server.kill('SIGKILL')));
      await database.stop();
      rmSync(shelf, { recursive: true, force: true });
    },
  };
}
