import { say } from '../limit.mjs';
import { signalAll, withDescendants } from '../processes/process-tree.mjs';
import { type AzitSettings, azit } from './parts/azit.ts';
import { createDatabase, findPrimary } from './parts/cluster.ts';
import { etcd } from './parts/etcd.ts';
import { frontProxy, haproxy } from './parts/haproxy.ts';
import { type PostgresNode, postgresNode } from './parts/patroni.ts';
import { type Pooler, pgbouncer } from './parts/pgbouncer.ts';
import { BUCKET, store } from './parts/store.ts';
import { valkey } from './parts/valkey.ts';
import { ports } from './ports.ts';
import type { Program } from './program.ts';
import type { Tree } from './tree.ts';

export type Stack = {
  readonly url: string;
  readonly databaseUrl: string;
  readonly storeUrl: string;
  readonly storePort: number;
  readonly settings: AzitSettings;
  nextPort(): Promise<number>;
  readonly etcd: Program;
  readonly nodes: readonly [PostgresNode, PostgresNode];
  readonly databaseProxy: Program;
  readonly pgbouncer: Pooler;
  readonly valkey: Program;
  readonly store: Program;
  readonly webs: readonly [Program, Program];
  readonly worker: Program;
  readonly proxy: Program;
  readonly parts: readonly Program[];
};

const SECRET = 'a-secret-of-all-processes-in-the-rig-0123456789';

export async function planStack(tree: Tree): Promise<Stack> {
  const { next } = ports();
  const etcdPorts = { client: await next(), peer: await next() };
  const node = async (name: PostgresNode['name']) =>
    postgresNode(tree, {
      name,
      port: await next(),
      restPort: await next(),
      etcdPort: etcdPorts.client,
    });
  const nodes = [await node('node1'), await node('node2')] as const;
  const [primary, replica, pooler] = [await next(), await next(), await next()];
  const [valkeyPort, storePort, proxyPort] = [await next(), await next(), await next()];
  const webPorts = [await next(), await next()] as const;
  const storeUrl = `http://127.0.0.1:${storePort}/${BUCKET}`;
  const url = `http://127.0.0.1:${proxyPort}`;
  const databaseUrl = `postgres://azit@127.0.0.1:${primary}/azit`;
  const settings = planSettings(url, databaseUrl, {
    replica,
    pooler,
    valkey: valkeyPort,
    store: storePort,
  });
  const process = (name: string, role: 'web' | 'worker', port: number) =>
    azit({
      name,
      folder: tree.outside,
      settings: { ...settings, ROLE: role, PORT: String(port), DRAIN_SECONDS: '2' },
    });
  const stack = {
    url,
    databaseUrl,
    storeUrl,
    storePort,
    settings,
    nextPort: next,
    etcd: etcd(tree, etcdPorts),
    nodes,
    databaseProxy: databaseProxy(tree, { primary, replica }, nodes),
    pgbouncer: pgbouncer(tree, { own: pooler, primary }),
    valkey: valkey(tree, valkeyPort),
    store: store(tree, storePort),
    webs: [process('web1', 'web', webPorts[0]), process('web2', 'web', webPorts[1])] as const,
    worker: process('worker', 'worker', await next()),
    proxy: frontProxy(tree, 'proxy', { own: proxyPort, webs: webPorts, store: storePort }),
  };
  const { pgbouncer: pool, valkey: doorbells, store: images, webs, worker, proxy } = stack;
  const databases = [stack.etcd, ...nodes, stack.databaseProxy, pool];
  return { ...stack, parts: [...databases, doorbells, images, ...webs, worker, proxy] };
}

type SharedPorts = { replica: number; pooler: number; valkey: number; store: number };

function planSettings(url: string, databaseUrl: string, shared: SharedPorts): AzitSettings {
  return {
    DATABASE_URL: `postgres://azit@127.0.0.1:${shared.pooler}/azit`,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_REPLICA_URLS: `postgres://azit@127.0.0.1:${shared.replica}/azit`,
    VALKEY_URL: `valkey://127.0.0.1:${shared.valkey}`,
    S3_ENDPOINT: `http://127.0.0.1:${shared.store}`,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: 'rig',
    S3_SECRET_ACCESS_KEY: 'rig-secret',
    STORAGE_BASE: url,
    JWT_SECRET: SECRET,
    TRUST_PROXY: 'on',
  };
}

function databaseProxy(
  tree: Tree,
  { primary, replica }: { primary: number; replica: number },
  [first, second]: readonly [PostgresNode, PostgresNode],
): Program {
  return haproxy(tree, {
    name: 'database-proxy',
    file: 'haproxy-database.cfg',
    port: primary,
    env: {
      PRIMARY_BIND: `127.0.0.1:${primary}`,
      REPLICA_BIND: `127.0.0.1:${replica}`,
      NODE_1: `127.0.0.1:${first.port}`,
      NODE_1_CHECK: String(first.restPort),
      NODE_2: `127.0.0.1:${second.port}`,
      NODE_2_CHECK: String(second.restPort),
    },
  });
}

export async function startStack(stack: Stack, signal: AbortSignal): Promise<void> {
  const [first, second] = stack.nodes;
  for (const part of stack.parts) {
    if (part === second) await createDatabase(stack.nodes);
    signal.throwIfAborted();
    say(`starting ${part.name}`);
    await part.start();
    if (part === first) say(`primary: ${(await findPrimary(stack.nodes)).name}`);
  }
}

/**
 * PostgreSQL started by Patroni is not a descendant of this process, so each part also ends its own
 * processes. Errors are only logged, so that one failure does not leave the other parts running.
 */
export async function endStack(stack: Stack): Promise<void> {
  const started = withDescendants(process.pid).slice(1);
  say(`ending ${started.length} processes`);
  signalAll(started, 'SIGKILL');
  for (const part of stack.parts.toReversed()) {
    await part.end('SIGKILL').catch((error: unknown) => say(`${part.name}: ${error}`));
  }
}
