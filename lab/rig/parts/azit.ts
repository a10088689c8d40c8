import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { signalAll, withDescendants } from '../../processes/process-tree.mjs';
import { type ServerProcess, startServer } from '../../processes/server-process.ts';
import type { Program } from '../program.ts';

export type AzitSettings = Record<string, string>;

export function azit(given: { name: string; folder: string; settings: AzitSettings }): Program {
  const { name, settings } = given;
  const dataDir = join(given.folder, name);
  mkdirSync(dataDir, { recursive: true });
  let server: ServerProcess | undefined;
  let isRunning = false;
  const pids = () => (server === undefined || !isRunning ? [] : withDescendants(server.pid));
  return {
    name,
    pids,
    signal: (signal) => signalAll(pids(), signal),
    start: async () => {
      server = await startServer({ ...settings, DATA_DIR: dataDir });
      isRunning = true;
    },
    end: async (signal) => {
      const all = pids();
      const ending = server?.kill(signal);
      // A process stopped by SIGSTOP handles only SIGKILL, so SIGCONT lets it handle the signal
      // just sent.
      signalAll(all, 'SIGCONT');
      await ending;
      isRunning = false;
    },
  };
}
