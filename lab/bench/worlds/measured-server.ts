import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { root } from '../../../scripts/project.mjs';
import type { BenchViewer } from './log-in-viewers.ts';

export type { BenchViewer };
export type MeasuredServer = {
  pid: number;
  port: number;
  viewers: BenchViewer[];
  stop(): Promise<void>;
};

type Ready = Pick<MeasuredServer, 'port' | 'viewers'>;

export async function startMeasuredServer(
  connection: DatabaseConnection,
  listCache: 'on' | 'off',
  viewers = 64,
  release = root,
): Promise<MeasuredServer> {
  const child = fork(join(release, 'lab/bench/worlds/server-process.ts'), {
    // scripts/start.mjs runs the server with this option, too.
    execArgv: ['--max-semi-space-size=8'],
    env: {
      ...process.env,
      LIST_CACHE: listCache,
      // Load shedding is off by default: benchmarks measure the full capacity. bench:overload turns
      // it on.
      SHED_LOAD: process.env.SHED_LOAD ?? 'off',
      NODE_ENV: 'test',
      BENCH_VIEWERS: String(viewers),
    },
  });
  const exited = once(child, 'exit');
  child.send(databaseUrl(connection));
  const [ready] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('the measured server ended'))),
  ]);
  if (!isReady(ready)) throw new Error('the measured server sent an unknown message');
  return {
    ...ready,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function isReady(value: unknown): value is Ready {
  return typeof value === 'object' && value !== null && 'port' in value && 'viewers' in value;
}

function databaseUrl({
  host = '',
  port = 5432,
  user = '',
  password,
  database = '',
}: DatabaseConnection) {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  const target = host.startsWith('/')
    ? `localhost/${database}?host=${host}`
    : `${host}:${port}/${database}`;
  return `postgres://${user}${secret}@${target}`;
}
