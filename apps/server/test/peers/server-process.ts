import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programEnvironment } from './program-environment.ts';
import { MAIN } from './run-server.ts';

export type ServerProcess = {
  child: ChildProcess;
  pid: number;
  url: string;
  output(): string;
  end(): void;
};

export async function startServerProcess(
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'azit-process-'));
  const child = spawn(process.execPath, [...nodeOptions, MAIN], {
    env: {
      ...programEnvironment(),
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      WEB_DIST_DIR: join(dataDir, 'no-web-app'),
      ...env,
    },
    // Run outside the project folder, so that the server does not read the project's .env.
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  child.once('exit', (code, signal) => reject(new Error(`ended: ${code ?? signal} ${output}`)));
  try {
    const url = await promise;
    return { child, pid: child.pid ?? 0, url, output: () => output, end };
  } catch (error) {
    end();
    throw error;
  }
}

export async function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const { port } = probe.address() as AddressInfo;
    probe.close(() => resolve(port));
  });
  return promise;
}
