import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export type Ending = { code: number | null; signal: NodeJS.Signals | null; ms: number };

export type ServerProcess = {
  url: string;
  pid: number;
  readyMs: number;
  kill(signal: NodeJS.Signals): Promise<Ending>;
};

const START_LIMIT_MS = 60_000;
const OWN_RELEASE = join(import.meta.dirname, '../..');

/**
 * Passes only the given settings: environment variables of the caller, such as DATABASE_URL, would
 * change the server under test.
 */
export async function startServer(
  env: Record<string, string>,
  release = OWN_RELEASE,
  onErrorLine: (line: string) => void = () => {},
): Promise<ServerProcess> {
  const started = performance.now();
  const main = join(release, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'off',
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'warn',
      WEB_DIST_DIR: join(import.meta.dirname, 'no-web-app'),
      ...env,
    },
    // Run outside the project: the server must not read its .env file.
    cwd: env.DATA_DIR ?? '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.stdout) reportErrors(child.stdout, onErrorLine);
  const url = await readAddress(child);
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    kill: (signal) => end(child, signal),
  };
}

/** The log has one JSON object in each line. */
function reportErrors(log: Readable, report: (line: string) => void): void {
  createInterface({ input: log }).on('line', (line) => {
    if (/^\{"level":[56]0,/.test(line)) report(line);
  });
}

async function readAddress(child: ChildProcess): Promise<string> {
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const limit = setTimeout(() => reject(new Error('no address in time')), START_LIMIT_MS);
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  const read = (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-20_000);
    const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  try {
    return await promise;
  } catch (cause) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start: ${output}`, { cause });
  } finally {
    clearTimeout(limit);
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<Ending> {
  const started = performance.now();
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return { code: child.exitCode, signal: child.signalCode, ms: performance.now() - started };
}
