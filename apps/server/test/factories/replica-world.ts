import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Database, type DatabaseConnection, openDatabase } from '#server/database/database.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '#server/database/embedded/embedded-database.ts';
import { accessTokens } from '#server/modules/auth/access-token.ts';
import { systemClock } from '#server/runtime/clock.ts';
import { readConfig } from '#server/runtime/config.ts';
import { startServer } from '#server/server.ts';
import { toDatabaseUrl } from '#test/harness/run-operator.ts';
import { type Standby, startStandby } from '#test/peers/standby.ts';
import { startTcpRelay, type TcpRelay } from '#test/peers/tcp-relay.ts';
import { createMember } from './member-factory.ts';

const SECRET = 'a-secret-only-for-tests-0123456789abcdef';
const log = pino({ level: 'silent' });

export type Browser = {
  memberId: number;
  nickname: string;
  get(process: string, path: string): Promise<Record<string, unknown>>;
  send(process: string, method: string, path: string, body?: object): Promise<Response>;
  carry(cookie: string, value: string): void;
  listen(process: string): Promise<(wanted: string) => Promise<string>>;
};

export type ReplicaWorld = {
  processes: [string, string];
  primary: EmbeddedDatabase;
  relay: TcpRelay;
  standby: Standby;
  database: Database;
  newBrowser(): Promise<Browser>;
  close(): Promise<void>;
};

const ofAzit = (connection: DatabaseConnection) => ({
  ...connection,
  user: 'azit',
  database: 'azit',
});

export async function startReplicaWorld(): Promise<ReplicaWorld> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return { ...(await startParts(closers)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startParts(closers: (() => unknown)[]): Promise<Omit<ReplicaWorld, 'close'>> {
  const folder = mkdtempSync(join(tmpdir(), 'azit-primary-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  const primary = await startEmbeddedDatabase({ dataDir: folder, log, durable: false });
  closers.push(primary.stop);
  const standby = await startStandby(primary);
  closers.push(standby.stop);
  const relay = await startTcpRelay(primary.connection);
  closers.push(relay.close);
  const processes: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'azit-replicas-'));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    const config = readConfig({
      NODE_ENV: 'production',
      JWT_SECRET: SECRET,
      ROLE: 'web',
      DATABASE_URL: toDatabaseUrl(relay.connection),
      DATABASE_REPLICA_URLS: toDatabaseUrl(ofAzit(standby.connection)),
      DATA_DIR: dataDir,
      WEB_DIST_DIR: join(dataDir, 'no-web-app'),
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT_FACTOR: '0',
    });
    const server = await startServer(config, log);
    closers.push(server.stop);
    processes.push(server.address);
  }
  const { connection } = primary;
  const database = openDatabase({ connection, maxConnections: 2, log, connectionTimeout: 20_000 });
  closers.push(database.close);
  const [one = '', other = ''] = processes;
  return {
    processes: [one, other],
    primary,
    relay,
    standby,
    database,
    newBrowser: () => createBrowser(database),
  };
}

async function createBrowser(database: Database): Promise<Browser> {
  const tokens = accessTokens(SECRET, systemClock);
  const member = await createMember({ database, clock: systemClock, tokens });
  const { memberId, nickname, token } = member;
  const cookies = new Map<string, string>();

  async function send(process: string, method: string, path: string, body?: object) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await fetch(`${process}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        cookie,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return reply;
  }

  return {
    memberId,
    nickname,
    send,
    get: async (process, path) => {
      const reply = await send(process, 'GET', path);
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return (await reply.json()) as Record<string, unknown>;
    },
    carry: (name, value) => cookies.set(name, value),
    listen: async (process) => {
      const { body } = await send(process, 'GET', '/api/stream');
      if (body === null) throw new Error('a stream without a body');
      const words = body.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      return async (wanted) => {
        for (;;) {
          const event = text.split('\n\n').find((block) => block.includes(wanted));
          if (event !== undefined && text.includes(`${event}\n\n`)) return event;
          text += (await words.read()).value;
        }
      };
    },
  };
}
