import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD, signUp } from '../chaos/member.ts';
import { startServer } from '../chaos/server-process.ts';
import { withLimit } from '../scripts/limit.mjs';
import { httpGet, measure, replyTo } from './load.ts';

// npm run bench:logins: the program on its own PostgreSQL, members who log in all at once, and what
// that does to all other requests. Ends with 1 above a limit.

const AT_ONCE = 50;
const LIMIT_MS = 1_000;
const OTHERS_AT_ONCE = 16;
const OTHERS_LIMIT = 4;
const ROUNDS = 5;
const STEP_LIMIT_MS = 3 * 60_000;
const SLICE = { connections: 2, warm: 0.2, measured: 3 };
const LIST = [httpGet('/api/clubs/category?cl=2&page=1&size=5')];

function loginOf({ email }: { email: string }): Buffer {
  const body = JSON.stringify({ email, password: PASSWORD });
  const head = ['POST /api/auth/login HTTP/1.1', 'host: bench', 'content-type: application/json'];
  return Buffer.from(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
}

/** Every request on a connection of its own, all written in the same moment. */
async function allAtOnce(port: number, requests: Buffer[]): Promise<number[]> {
  const sockets = await Promise.all(
    requests.map(
      () =>
        new Promise<ReturnType<typeof connect>>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay(true)));
          socket.once('error', reject);
        }),
    ),
  );
  const begun = performance.now();
  const times = sockets.map(async (socket, index) => {
    await replyTo(socket, requests[index] ?? Buffer.alloc(0));
    socket.destroy();
    return performance.now() - begun;
  });
  return (await Promise.all(times)).toSorted((a, b) => a - b);
}

async function slowestLogins(port: number, logins: Buffer[]): Promise<number[]> {
  const slowest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = await allAtOnce(port, logins);
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
    say(`${AT_ONCE} logins at once: p50 ${at(0.5)} ms, slowest ${at(1)} ms`);
    slowest.push(at(1));
  }
  return slowest.toSorted((a, b) => a - b);
}

/** The p99 of a list while waves of logins come in, over the p99 without. */
async function strain(port: number, logins: Buffer[]): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = await measure(port, LIST, SLICE);
    let isOver = false;
    const waves = (async () => {
      while (!isOver) await allAtOnce(port, logins);
    })();
    const busy = await measure(port, LIST, SLICE);
    isOver = true;
    await waves;
    say(
      `a list, p99: ${idle.p99.toFixed(1)} ms idle, ${busy.p99.toFixed(1)} ms with ${OTHERS_AT_ONCE} logins`,
    );
    ratios.push(busy.p99 / idle.p99);
  }
  return ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
}

async function signUpAll(url: string): Promise<Buffer[]> {
  const logins: Buffer[] = [];
  for (let made = 0; made < AT_ONCE; made += 1) logins.push(loginOf(await signUp(url)));
  return logins;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'azit-logins-'));
try {
  const server = await startServer({ DATA_DIR: dataDir, LIST_CACHE: 'off' });
  try {
    const port = Number(new URL(server.url).port);
    const logins = await withLimit(`${AT_ONCE} sign-ups`, STEP_LIMIT_MS, () =>
      signUpAll(server.url),
    );
    const slowest = await withLimit(`${ROUNDS} rounds of logins`, STEP_LIMIT_MS, async () => {
      await allAtOnce(port, logins);
      return slowestLogins(port, logins);
    });
    const typical = slowest[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    const ratio = await withLimit(`${ROUNDS} rounds of a list beside logins`, STEP_LIMIT_MS, () =>
      strain(port, logins.slice(0, OTHERS_AT_ONCE)),
    );
    const [load = 0] = loadavg();
    say(`\n${cpus().length} cores, load average ${load.toFixed(1)}\n`);
    say('| what | measured | limit |\n|---|---|---|');
    say(
      `| ${AT_ONCE} logins at once, slowest, middle of ${ROUNDS} | ${typical} ms | ${LIMIT_MS} ms |`,
    );
    say(
      `| p99 of others with ${OTHERS_AT_ONCE} logins at once, × idle | ${ratio.toFixed(1)} | ${OTHERS_LIMIT} |`,
    );
    process.exitCode = typical < LIMIT_MS && ratio <= OTHERS_LIMIT ? 0 : 1;
  } finally {
    await server.kill('SIGTERM');
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
