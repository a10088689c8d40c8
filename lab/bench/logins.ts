import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { exchange, httpGet, measure } from '../client/load.ts';
import { PASSWORD, signUp } from '../client/member.ts';
import { withLimit } from '../limit.mjs';
import { startServer } from '../processes/server-process.ts';

// npm run lab -- bench:logins: measures many simultaneous logins and how much they delay other
// requests. Exits with 1 if a limit is exceeded.

const AT_ONCE = 50;
const LIMIT_MS = 2_000;
const CROWD = 300;
const CROWD_LIMIT_MS = 1_500;
const OTHERS_AT_ONCE = 16;
const OTHERS_LIMIT = 4;
const ROUNDS = 5;
const STEP_LIMIT_MS = 3 * 60_000;
const SLICE = { connections: 2, warm: 0.2, measured: 3 };
const LOST = Buffer.alloc(0);
const LIST = [httpGet('/api/clubs/category?cl=2&page=1&size=5')];

function loginRequest({ email }: { email: string }): Buffer {
  const body = JSON.stringify({ email, password: PASSWORD });
  const head = ['POST /api/auth/login HTTP/1.1', 'host: bench', 'content-type: application/json'];
  return Buffer.from(`${head.join('\r\n')}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
}

type Outcome = { ms: number; isLoggedIn: boolean };

async function allAtOnce(port: number, requests: Buffer[]): Promise<Outcome[]> {
  const sockets = await Promise.all(
    requests.map(
      () =>
        new Promise<ReturnType<typeof connect>>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay(true)));
          socket.once('error', reject);
        }),
    ),
  );
  const started = performance.now();
  const outcomes = sockets.map(async (socket, index) => {
    const { head, body } = await exchange(socket, requests[index] ?? LOST);
    socket.destroy();
    const isLoggedIn = head.startsWith('HTTP/1.1 200');
    const isRefused = head.startsWith('HTTP/1.1 503') && /^retry-after: \d/im.test(head);
    if (!isLoggedIn && !isRefused) throw new Error(`${head}\n${body}`);
    return { ms: performance.now() - started, isLoggedIn };
  });
  return (await Promise.all(outcomes)).toSorted((a, b) => a.ms - b.ms);
}

async function logInTogether(port: number, requests: Buffer[]) {
  const rounds: { slowest: number; loggedIn: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcomes = await allAtOnce(port, requests);
    const at = (share: number) =>
      Math.round(outcomes[Math.floor((outcomes.length - 1) * share)]?.ms ?? 0);
    const loggedIn = outcomes.filter((outcome) => outcome.isLoggedIn).length;
    say(
      `${requests.length} logins at once: ${loggedIn} logged in, p50 ${at(0.5)} ms, slowest ${at(1)} ms`,
    );
    rounds.push({ slowest: at(1), loggedIn });
  }
  return {
    slowest: Math.max(...rounds.map(({ slowest }) => slowest)),
    loggedIn: Math.min(...rounds.map(({ loggedIn }) => loggedIn)),
  };
}

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
  for (let made = 0; made < AT_ONCE; made += 1) logins.push(loginRequest(await signUp(url)));
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
    const few = await withLimit(`${ROUNDS} rounds of logins`, STEP_LIMIT_MS, async () => {
      await allAtOnce(port, logins);
      return logInTogether(port, logins);
    });
    const ratio = await withLimit(`${ROUNDS} rounds of a list beside logins`, STEP_LIMIT_MS, () =>
      strain(port, logins.slice(0, OTHERS_AT_ONCE)),
    );
    const crowd = Array.from({ length: CROWD }, (_, index) => logins[index % AT_ONCE] ?? LOST);
    const many = await withLimit(`${ROUNDS} rounds of a crowd`, STEP_LIMIT_MS, () =>
      logInTogether(port, crowd),
    );
    const [load = 0] = loadavg();
    say(`\n${cpus().length} cores, load average ${load.toFixed(1)}\n`);
    say('| what | measured | limit |\n|---|---|---|');
    say(`| ${AT_ONCE} logins at once, succeeded | ${few.loggedIn} | ${AT_ONCE} |`);
    say(
      `| ${AT_ONCE} logins at once, slowest of ${ROUNDS} rounds | ${few.slowest} ms | ${LIMIT_MS} ms |`,
    );
    say(
      `| ${CROWD} logins at once, slowest reply or refusal of ${ROUNDS} rounds | ${many.slowest} ms | ${CROWD_LIMIT_MS} ms |`,
    );
    say(
      `| p99 of others with ${OTHERS_AT_ONCE} logins at once, × idle | ${ratio.toFixed(1)} | ${OTHERS_LIMIT} |`,
    );
    const isWithin =
      few.loggedIn === AT_ONCE &&
      few.slowest <= LIMIT_MS &&
      many.slowest <= CROWD_LIMIT_MS &&
      ratio <= OTHERS_LIMIT;
    process.exitCode = isWithin ? 0 : 1;
  } finally {
    await server.kill('SIGTERM');
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
