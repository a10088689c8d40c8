import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import {
  clusterName,
  findClusterProcesses,
} from '../../apps/server/src/database/embedded/cluster-processes.ts';
import { socketEndpoint } from '../../apps/server/src/database/embedded/endpoint.ts';
import { call } from '../client/call.ts';
import { signUp } from '../client/member.ts';
import { requireThat } from '../processes/require-that.ts';
import { type Ending, type ServerProcess, startServer } from '../processes/server-process.ts';
import { type Crowd, startCrowd } from './crowd.ts';
import { type Fact, findDamage, imagesIn, openWriteLog } from './write-log.ts';

export type World = {
  readonly dataDir: string;
  readonly crowd: Crowd;
  url(): string;
  server(): ServerProcess;
  end(signal: NodeJS.Signals): Promise<Ending>;
  start(): Promise<number>;
  facts(): readonly Fact[];
  findDamage(): Promise<string[]>;
  clear(): Promise<void>;
};

const MEMBERS = 4;
const READY_LIMIT_MS = 60_000;

export type WorldOptions = {
  dataDir?: string;
  databaseUrl?: string;
  connection?: pg.ClientConfig;
  smtpUrl?: string;
  prepare?: (dataDir: string) => void;
  pauseMs?: number;
};

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const shelf = mkdtempSync(join(tmpdir(), 'azit-chaos-'));
  const dataDir = options.dataDir ?? join(shelf, 'data');
  mkdirSync(dataDir, { recursive: true });
  options.prepare?.(dataDir);
  const settings: Record<string, string> = { DATA_DIR: dataDir };
  if (options.databaseUrl !== undefined) settings.DATABASE_URL = options.databaseUrl;
  if (options.smtpUrl !== undefined) settings.SMTP_URL = options.smtpUrl;
  let server = await startServer(settings);
  const url = () => server.url;
  const members = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push(await signUp(server.url));
  const writeLog = openWriteLog(join(shelf, 'writeLog.jsonl'));
  const crowd = startCrowd({ members, writeLog, url, pauseMs: options.pauseMs });
  return {
    dataDir,
    crowd,
    url,
    server: () => server,
    end: (signal) => server.kill(signal),
    start: async () => {
      server = await startServer(settings);
      return server.readyMs;
    },
    facts: writeLog.facts,
    findDamage: async () => {
      await crowd.stop();
      const connection = options.connection ?? embeddedConnection(dataDir);
      const damage = await findDamage(
        connection,
        imagesIn(join(dataDir, 'images')),
        writeLog.facts(),
      );
      const ending = await server.kill('SIGTERM');
      const endings = ending.code === 0 ? [] : [`the server ended with ${ending.code}`];
      return [...damage, ...crowd.errors, ...endings];
    },
    clear: async () => {
      await server.kill('SIGKILL');
      await crowd.stop();
      endCluster(join(dataDir, 'postgres'));
      rmSync(shelf, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL outlives a killed server, so end its processes here. */
function endCluster(path: string): void {
  if (!existsSync(path)) return;
  for (const pid of findClusterProcesses(clusterName(path))) process.kill(pid, 'SIGKILL');
}

export function embeddedConnection(dataDir: string): pg.ClientConfig {
  const { connection } = socketEndpoint(join(dataDir, 'postgres'));
  return { ...connection, user: 'azit', database: 'azit' };
}

export async function untilReady(url: string): Promise<number> {
  const started = performance.now();
  while ((await call(url, { method: 'GET', path: '/readyz' })).status !== 200) {
    requireThat(
      performance.now() - started < READY_LIMIT_MS,
      'the server was not ready within a minute',
    );
    await delay(20);
  }
  return performance.now() - started;
}
