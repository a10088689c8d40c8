import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readProgramName, withDescendants } from '../processes/process-tree.mjs';
import { startServer } from '../processes/server-process.ts';
import type { Stack } from './stack.ts';
import { joinParts, partsBehind } from './stack-parts.ts';
import { measureThroughput, type Throughput } from './throughput.ts';
import type { Tree } from './tree.ts';

export async function measurePlain(tree: Tree, seconds: number): Promise<Throughput> {
  const dataDir = join(tree.outside, 'plain');
  mkdirSync(dataDir);
  const server = await startServer({ DATA_DIR: dataDir });
  const isPostgres = (pid: number) => readProgramName(pid) === 'postgres';
  try {
    return await measureThroughput({
      what: 'one plain process',
      url: server.url,
      folder: tree.outside,
      parts: [
        { name: 'web', pids: () => withDescendants(server.pid).filter((pid) => !isPostgres(pid)) },
        { name: 'primary', pids: () => withDescendants(server.pid).filter(isPostgres) },
      ],
      seconds,
    });
  } finally {
    await server.kill('SIGTERM');
  }
}

export async function measureStack(tree: Tree, stack: Stack, seconds: number): Promise<Throughput> {
  const behind = await partsBehind(stack);
  const known = [
    joinParts('web', stack.webs),
    joinParts('worker', [stack.worker]),
    joinParts('HAProxy', [stack.proxy]),
    ...behind,
    joinParts('Valkey', [stack.valkey]),
    joinParts('S3 store', [stack.store]),
  ];
  const others = () => {
    const counted = new Set(known.flatMap((part) => part.pids()));
    return stack.parts.flatMap((part) => part.pids()).filter((pid) => !counted.has(pid));
  };
  return measureThroughput({
    what: 'the whole stack',
    url: stack.url,
    folder: tree.outside,
    parts: [...known, { name: 'Patroni, etcd', pids: others }],
    seconds,
  });
}
