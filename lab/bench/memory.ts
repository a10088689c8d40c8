import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { memorySettings } from '../../scripts/supervise.mjs';
import { httpGet, sendAtLeast } from '../client/load.ts';
import { form, signUp } from '../client/member.ts';
import { readMemory } from '../processes/process-cost.ts';
import { readProgramName, withDescendants } from '../processes/process-tree.ts';
import { startServer } from '../processes/server-process.ts';

// npm run lab -- bench:memory: the server as npm start runs it, with demo content, at rest and after a
// fixed load. Ends with 1 above a limit. Linux only, about a minute.

const IDLE_LIMIT_MB = 150;
const LOADED_LIMIT_MB = 300;
const REST_MS = 12_000;
const REQUESTS = 20_000;
const CONNECTIONS = 32;
const UPLOADS = 10;

/** Megabytes in memory by kind of mapping. */
function readMappings(pid: number): Map<string, number> {
  const kinds = new Map<string, number>();
  let kind = '';
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    const mapping = /^[\da-f]+-[\da-f]+ \S+ \S+ \S+ \d+ *(.*)$/.exec(line);
    if (mapping !== null) kind = nameKind(mapping[1] ?? '');
    const size = /^Rss: +(\d+) kB$/.exec(line)?.[1];
    if (size !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + Number(size) / 1024);
  }
  return kinds;
}

function nameKind(name: string): string {
  if (name === '') return 'V8 heap and malloc arenas';
  if (name === '[heap]') return 'malloc main arena';
  if (name.endsWith('/node')) return 'Node itself';
  return name.startsWith('/') ? 'libraries and files' : 'other';
}

function report(what: string, pid: number, limit: number): boolean {
  const total = readMemory(pid);
  process.stdout.write(`\n${what}: ${total.toFixed(0)} MB, limit ${limit} MB\n`);
  const kinds = [...readMappings(pid)].sort(([, a], [, b]) => b - a);
  for (const [kind, size] of kinds) process.stdout.write(`  ${kind}: ${size.toFixed(1)} MB\n`);
  for (const child of withDescendants(pid).slice(1)) {
    process.stdout.write(`  child ${readProgramName(child)}: ${readMemory(child).toFixed(1)} MB\n`);
  }
  return total <= limit;
}

async function load(url: string): Promise<void> {
  const port = Number(new URL(url).port);
  const members = [await signUp(url), await signUp(url), await signUp(url)];
  const requests = members.flatMap(({ memberId, token }, index) => [
    httpGet(`/api/clubs/category?cl=${1 + index}`),
    httpGet(`/api/clubs/date?days=${index}`, token),
    httpGet(`/api/clubs/recommend/${memberId}?page=1`, token),
    httpGet(`/api/clubs/search?keyword=${['서울', '와인', '독서'][index]}&page=1`, token),
    httpGet(`/api/members/${memberId}`, token),
    httpGet('/api/notices', token),
  ]);
  await sendAtLeast(port, requests, { connections: CONNECTIONS, count: REQUESTS, seconds: 0 });
  for (let count = 0; count < UPLOADS; count += 1) {
    const { memberId, token = '' } = members[count % members.length] ?? {};
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${url}/api/members/${memberId}`, { method: 'POST', headers, body: form() });
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'azit-memory-'));
const server = await startServer({
  ...(memorySettings() as Record<string, string>),
  DATA_DIR: dataDir,
  DEMO: 'on',
  WEB_DIST_DIR: join(import.meta.dirname, '../../apps/web/dist'),
});
try {
  await delay(REST_MS);
  const isIdleSmall = report('idle', server.pid, IDLE_LIMIT_MB);
  await load(server.url);
  await delay(REST_MS);
  const isLoadedSmall = report(`after ${REQUESTS} requests`, server.pid, LOADED_LIMIT_MB);
  process.exitCode = isIdleSmall && isLoadedSmall ? 0 : 1;
} finally {
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
