import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { memorySettings } from '../../scripts/supervise.mjs';
import { httpGet, sendAtLeast } from '../client/load.ts';
import { form, signUp } from '../client/member.ts';
import { withLimit } from '../limit.mjs';
import { readMemory } from '../processes/process-cost.ts';
import { readProgramName, withDescendants } from '../processes/process-tree.mjs';
import { type ServerProcess, startServer } from '../processes/server-process.ts';

// npm run lab -- bench:memory: memory use of the server as npm start runs it, with demo content.
// Measures the first start, which still has the TypeScript compiler in memory, and the second
// start, idle and after a fixed load. Exits with 1 if the second start exceeds a limit. Linux only,
// about two minutes.

const IDLE_LIMIT_MB = 150;
const STEP_LIMIT_MS = 5 * 60_000;
const LOADED_LIMIT_MB = 300;
const REST_MS = 12_000;
const REQUESTS = 20_000;
const CONNECTIONS = 32;
const UPLOADS = 10;

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

function report(what: string, pid: number): number {
  const total = readMemory(pid);
  process.stdout.write(`\n${what}: ${total.toFixed(0)} MB\n`);
  const kinds = [...readMappings(pid)].sort(([, a], [, b]) => b - a);
  for (const [kind, size] of kinds) process.stdout.write(`  ${kind}: ${size.toFixed(1)} MB\n`);
  const images = withDescendants(pid).filter((child) => readProgramName(child) === 'MainThread');
  for (const child of images.slice(1)) {
    process.stdout.write(`  image process beside it: ${readMemory(child).toFixed(1)} MB\n`);
  }
  return total;
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

async function withServer(what: string, work: (server: ServerProcess) => Promise<void>) {
  const server = await startServer({
    ...(memorySettings() as Record<string, string>),
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    DATA_DIR: join(folder, 'data'),
    DEMO: 'on',
    WEB_DIST_DIR: join(import.meta.dirname, '../../apps/web/dist'),
  });
  try {
    await withLimit(what, STEP_LIMIT_MS, async () => {
      await delay(REST_MS);
      await work(server);
    });
  } finally {
    await server.kill('SIGTERM');
  }
}

const folder = mkdtempSync(join(tmpdir(), 'azit-memory-'));
mkdirSync(join(folder, 'data'));
try {
  await withServer('the first start', async ({ pid }) => {
    report('first start, idle', pid);
  });
  await withServer('the second start and the load', async ({ pid, url }) => {
    const idle = report(`second start, idle (limit ${IDLE_LIMIT_MB} MB)`, pid);
    await load(url);
    await delay(REST_MS);
    const loaded = report(`after ${REQUESTS} requests (limit ${LOADED_LIMIT_MB} MB)`, pid);
    process.exitCode = idle <= IDLE_LIMIT_MB && loaded <= LOADED_LIMIT_MB ? 0 : 1;
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
