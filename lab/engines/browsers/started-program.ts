import { type ChildProcess, spawn } from 'node:child_process';
import { isAlive, signalAll, withDescendants } from '../../processes/process-tree.mjs';
import { until } from '../../processes/until.ts';
import type { Endings } from '../endings.ts';

export type StartedProgram = {
  child: ChildProcess;
  output(): string;
};

const END_LIMIT_MS = 5_000;

export function startProgram(
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  endings: Endings,
): StartedProgram {
  const [file = '', ...args] = command;
  // Use a separate process group: the terminal sends Ctrl-C to the whole group of this program,
  // which ends its children itself.
  const child = spawn(file, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk;
  };
  child.on('error', read);
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  endings.add(() => endProgram(file, child));
  return {
    child,
    output: () => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`${file} ended: ${output.slice(-1_000)}`);
      }
      return output;
    },
  };
}

async function endProgram(name: string, { pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const pids = withDescendants(pid);
  const areGone = () => pids.every((each) => !isAlive(each));
  signalAll(pids, 'SIGTERM');
  await until(`${name} to end`, END_LIMIT_MS, areGone).catch(() => signalAll(pids, 'SIGKILL'));
  await until(`the killed ${name} to end`, END_LIMIT_MS, areGone);
}
