import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

export const valkeyProgram = process.env.VALKEY_SERVER ?? findInstalled();

export type ValkeyServer = {
  url: string;
  port: number;
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
};

export async function startValkey(port?: number): Promise<ValkeyServer> {
  if (valkeyProgram === undefined) throw new Error('there is no Valkey on this machine');
  const own = port ?? (await findFreePort());
  const settings = ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'];
  // Valkey refuses some kernels to protect saved data; this server saves nothing.
  const warnings = ['--ignore-warnings', 'ARM64-COW-BUG'];
  const child = spawn(valkeyProgram, [...settings, ...warnings], { stdio: 'pipe' });
  await untilReady(child);
  return {
    url: `valkey://127.0.0.1:${own}`,
    port: own,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('Ready to accept connections')) resolve();
  });
  child.once('exit', () => reject(new Error(`Valkey ended: ${output}`)));
  child.once('error', reject);
  await promise;
}

function findInstalled(): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'valkey-server'))
    .find((file) => existsSync(file));
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
