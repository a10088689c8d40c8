import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpGet, measure } from '../client/load.ts';
import { type Member, signUp } from '../client/member.ts';
import { withLimit } from '../limit.mjs';
import { startServer } from '../processes/server-process.ts';
import { expensiveImages, photo, refusedImages } from './upload-images.ts';

// npm run lab -- bench:uploads: measures photo uploads while other members upload hostile images,
// the memory used, and the latency of other requests. Exits with 1 if a limit is exceeded. Does not
// run on Windows.

const HOSTILE = 10;
const ORDINARY_LIMIT_MS = 2_000;
const MEMORY_LIMIT_MB = 150;
const TOGETHER = 8;
const LAG_LIMIT_MS = 25;
const ROUNDS = 3;
const STEP_LIMIT_MS = 3 * 60_000;

async function upload(url: string, { memberId, token }: Member, image: Buffer) {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(image)]), 'image.png');
  const started = performance.now();
  const reply = await fetch(`${url}/api/members/${memberId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  await reply.arrayBuffer();
  return { status: reply.status, ms: performance.now() - started };
}

function readMemory(pid: number): number {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,args=']).toString().split('\n');
  const rows = table.map((row) => row.trim().split(/\s+/));
  const own = rows.filter(
    ([id, parent, , ...args]) =>
      Number(id) === pid || (Number(parent) === pid && args.join(' ').includes('decoder-process')),
  );
  return own.reduce((sum, [, , rss]) => sum + Number(rss), 0) / 1024;
}

async function uploadDuringHostile(
  url: string,
  members: Member[],
  images: Buffer[],
  ordinary: Buffer,
) {
  const [honest, ...hostile] = members;
  if (honest === undefined) throw new Error('nobody signed up');
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const others = hostile.map((member, index) =>
      upload(url, member, images[(index + round) % images.length] ?? ordinary),
    );
    const { status, ms } = await upload(url, honest, ordinary);
    if (status !== 200) throw new Error(`an ordinary upload was answered ${status}`);
    slowest = Math.max(slowest, ms);
    const answers = (await Promise.all(others)).map((other) => other.status);
    say(`ordinary ${Math.round(ms)} ms; the others ${answers.join(' ')}`);
  }
  return Math.round(slowest);
}

/**
 * Returns the p99 latency of a trivial request, because a blocked event loop delays such requests.
 */
async function measureLag(url: string, members: Member[], ordinary: Buffer) {
  let isOver = false;
  const uploads = members.slice(0, TOGETHER).map(async (member) => {
    while (!isOver) await upload(url, member, ordinary);
  });
  const load = { connections: 1, warm: 0.5, measured: 5 };
  const { p99 } = await measure(Number(new URL(url).port), [httpGet('/healthz')], load);
  isOver = true;
  await Promise.all(uploads);
  return p99;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'azit-uploads-'));
try {
  const server = await startServer({ DATA_DIR: dataDir });
  const { url, pid } = server;
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, readMemory(pid));
  }, 100);
  try {
    const [ordinary, largest] = await withLimit('drawing the images', STEP_LIMIT_MS, () =>
      Promise.all([photo(), expensiveImages()]),
    );
    const members: Member[] = [];
    await withLimit(`${HOSTILE + 1} sign-ups and ordinary photos`, STEP_LIMIT_MS, async () => {
      for (let made = 0; made <= HOSTILE; made += 1) members.push(await signUp(url));
      // Warm up: the memory that ordinary photos need must not count as growth caused by hostile
      // images.
      for (const member of members) await upload(url, member, ordinary);
    });
    const before = readMemory(pid);
    peak = before;
    const [bad, heavy] = await withLimit('hostile images', STEP_LIMIT_MS, async () => [
      await uploadDuringHostile(url, members, refusedImages, ordinary),
      await uploadDuringHostile(url, members, largest, ordinary),
    ]);
    const grown = Math.round(peak - before);
    clearInterval(sampling);
    const lag = await withLimit('photos together', STEP_LIMIT_MS, () =>
      measureLag(url, members, ordinary),
    );
    const rows: [string, number, number, string][] = [
      [
        `a photo while ${HOSTILE} images of 1 × 40,000,000 arrive`,
        bad ?? 0,
        ORDINARY_LIMIT_MS,
        'ms',
      ],
      [
        `a photo while ${HOSTILE} of the expensiveImages arrive`,
        heavy ?? 0,
        ORDINARY_LIMIT_MS,
        'ms',
      ],
      ['memory, more than with ordinary photos', grown, MEMORY_LIMIT_MB, 'MB'],
      [`p99 of /healthz with ${TOGETHER} photos at once`, Math.round(lag), LAG_LIMIT_MS, 'ms'],
    ];
    const [load = 0] = loadavg();
    say(`\n${cpus().length} cores, load average ${load.toFixed(1)}\n`);
    say('| what | measured | limit |\n|---|---|---|');
    for (const [what, value, limit, unit] of rows)
      say(`| ${what} | ${value} ${unit} | ${limit} ${unit} |`);
    process.exitCode = rows.every(([, value, limit]) => value <= limit) ? 0 : 1;
  } finally {
    clearInterval(sampling);
    await server.kill('SIGTERM');
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
