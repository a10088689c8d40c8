import pg from 'pg';
import { until } from '../../processes/until.ts';
import type { PostgresNode } from './patroni.ts';

type Nodes = readonly [PostgresNode, PostgresNode];

const PRIMARY_LIMIT_MS = 60_000;
const STANDBY_LIMIT_MS = 180_000;
const REPLY_LIMIT_MS = 1_000;

async function isRole(node: PostgresNode, role: 'primary' | 'replica' | 'sync'): Promise<boolean> {
  const signal = AbortSignal.timeout(REPLY_LIMIT_MS);
  const reply = fetch(`http://127.0.0.1:${node.restPort}/${role}`, { signal });
  return reply.then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function findPrimary(nodes: Nodes): Promise<PostgresNode> {
  let found: PostgresNode | undefined;
  await until('a primary', PRIMARY_LIMIT_MS, async () => {
    for (const node of nodes) if (await isRole(node, 'primary')) found = node;
    return found !== undefined;
  });
  return found ?? nodes[0];
}

export async function findStandby(nodes: Nodes): Promise<PostgresNode> {
  let found: PostgresNode | undefined;
  await until('a synchronous standby', STANDBY_LIMIT_MS, async () => {
    for (const node of nodes) if (await isRole(node, 'sync')) found = node;
    return found !== undefined;
  });
  return found ?? nodes[1];
}

export async function createDatabase(nodes: Nodes): Promise<void> {
  const { port } = await findPrimary(nodes);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query('create role azit login');
  await client.query('create database azit owner azit');
  await client.end();
}

export async function switchOver(nodes: Nodes): Promise<void> {
  const primary = await findPrimary(nodes);
  const standby = await findStandby(nodes);
  const reply = await fetch(`http://127.0.0.1:${primary.restPort}/switchover`, {
    method: 'POST',
    body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
    signal: AbortSignal.timeout(PRIMARY_LIMIT_MS),
  });
  if (!reply.ok) throw new Error(`the switchover answered ${reply.status} ${await reply.text()}`);
}
