import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoClubs } from '../../apps/server/src/commands/seed-demo/content/demo-clubs.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/commands/seed-demo/demo-login.ts';
import { node24, root } from '../../scripts/project.mjs';
import { ensureWebBuilt } from '../../scripts/web-build.mjs';
import { withLimit } from '../limit.mjs';

const buildLimitMs = 5 * 60_000;
const startLimitMs = 60_000;

export const shownClubName = '성수에서 볼더링 처음 해 보는 사람들';
export const shownClubId = demoClubId(shownClubName);

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/**
 * The demo inserts its clubs in the order of `demoClubs`, so the position determines the id.
 * @param {string} clubName
 */
export function demoClubId(clubName) {
  return 1 + demoClubs.findIndex(({ name }) => name === clubName);
}

/**
 * Runs `use` against a freshly started demo in a temporary folder.
 * @param {(address: string) => Promise<void>} use
 * @param {Record<string, string>} [settings]
 */
export async function withDemoApp(use, settings = {}) {
  await withLimit('the web build', buildLimitMs, () => ensureWebBuilt());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'azit-demo-'));
  const server = spawn(node24, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await use(await withLimit('the server to start', startLimitMs, () => readAddress(server)));
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} email
 */
export async function logIn(page, address, email) {
  await page.goto(`${address}/login`);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL(`${address}/`);
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string>}
 */
function readAddress(server) {
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server did not start')));
    server.stdout?.on('data', (chunk) => {
      const port = /localhost:(\d+)/.exec(String(chunk))?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
}
