import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { programEnvironment } from './program-environment.ts';

export const MAIN = join(import.meta.dirname, '../../src/main.ts');

export type EndedServer = { code: number | null; complaint: string; ms: number };

export async function runServer(env: Record<string, string>): Promise<EndedServer> {
  const begun = performance.now();
  const child = spawn(process.execPath, [MAIN], {
    env: { ...programEnvironment(), HOST: '127.0.0.1', PORT: '0', DEMO: 'off', ...env },
    // Run outside the project folder, so that the server does not read the project's .env.
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const complaint = await text(child.stderr);
  await ended;
  return { code: child.exitCode, complaint, ms: performance.now() - begun };
}
