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
import { type Fact, findDamage, imagesIn, openWitness } from './witness.ts';

export type World = {
  readonly dataDir: string;
  readonly crowd: Crowd;
  url(): string;
  server(): ServerProcess;
  /** Ends the server by a signal; returns how it ended. */
  end(signal: NodeJS.Signals): Promise<Ending>;
  /** Starts it again; returns after how many milliseconds it was ready. */
  start(): Promise<number>;
  facts(): readonly Fact[];
  /** Stops the crowd and the server; returns what is lost or broken. */
  findDamage(): Promise<string[]>;
  /** Ends whatever still runs, and removes what is left. */
  clear(): Promise<void>;
};

const MEMBERS = 4;
const READY_LIMIT_MS = 60_000;

export type WorldOptions = {
  dataDir?: string;
  databaseUrl?: string;
  connection?: pg.ClientConfig;
  smtpUrl?: string;
  /** Called with the empty data folder before the server starts. */
  prepare?: (dataDir: string) => void;
  /** How long each member rests between two rounds of acts; without it, hardly. */
  pauseMs?: number;
};

/** A server with members who write without end. The caller must `clear` it in any case. */
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
  const witness = openWitness(join(shelf, 'witness.jsonl'));
  const crowd = startCrowd({ members, witness, url, pauseMs: options.pauseMs });
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
    facts: witness.facts,
    findDamage: async () => {
      await crowd.stop();
      const connection = options.connection ?? embeddedConnection(dataDir);
      const damage = await findDamage(
        connection,
        imagesIn(join(dataDir, 'images')),
        witness.facts(),
      );
      const ending = await server.kill('SIGTERM');
      const endings = ending.code === 0 ? [] : [`the server ended with ${ending.code}`];
      return [...damage, ...crowd.blunders, ...endings];
    },
    clear: async () => {
      await server.kill('SIGKILL');
      await crowd.stop();
      endCluster(join(dataDir, 'postgres'));
      rmSync(shelf, { recursive: true, force: true });
    },
  };
}

/** A killed server leaves its PostgreSQL behind. */
function endCluster(path: string): void {
  if (!existsSync(path)) return;
  for (const pid of findClusterProcesses(clusterName(path))) process.kill(pid, 'SIGKILL');
}

export function embeddedConnection(dataDir: string): pg.ClientConfig {
  const { connection } = socketEndpoint(join(dataDir, 'postgres'));
  return { ...connection, user: 'azit', database: 'azit' };
}

/** Asks until the server is ready; returns how long that took, throws after a minute. */
export async function untilReady(url: string): Promise<number> {
  const begun = performance.now();
  while ((await call(url, { method: 'GET', path: '/readyz' })).status !== 200) {
    requireThat(
      performance.now() - begun < READY_LIMIT_MS,
      'the server was not ready within a minute',
    );
    await delay(20);
  }
  return performance.now() - begun;
}
