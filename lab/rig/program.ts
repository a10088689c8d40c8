import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, signalAll, withDescendants } from '../processes/process-tree.mjs';
import { until } from '../processes/until.ts';
import type { Tree } from './tree.ts';

export type ProgramPlan = {
  name: string;
  command: readonly string[];
  user?: string;
  env?: Record<string, string>;
  readyLimitMs?: number;
  isReady: () => Promise<boolean>;
};

export type Program = {
  readonly name: string;
  pids(): number[];
  signal(signal: NodeJS.Signals): void;
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
};

const READY_LIMIT_MS = 90_000;
const END_LIMIT_MS = 15_000;
const LOG_TAIL = 1_500;

export function treeProgram(tree: Tree, plan: ProgramPlan): Program {
  const { name, command, user = 'root', env = {}, readyLimitMs = READY_LIMIT_MS } = plan;
  const log = join(tree.outside, `${name}.log`);
  let child: ChildProcess | undefined;

  function pids(): number[] {
    const pid = child?.pid;
    return pid === undefined || !isAlive(pid) ? [] : withDescendants(pid);
  }

  async function isReadyNow(): Promise<boolean> {
    if (pids().length === 0) throw new Error(`${name} ended: ${readLogTail(log)}`);
    return plan.isReady().catch(() => false);
  }

  return {
    name,
    pids,
    signal: (signal) => signalAll(pids(), signal),
    start: async () => {
      const output = openSync(log, 'a');
      child = spawn('chroot', [`--userspec=${user}:${user}`, tree.root, ...command], {
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: tree.inside, ...env },
        cwd: '/',
        // Use a separate process group: the terminal sends Ctrl-C to the whole group of this
        // program, which ends its children itself.
        detached: true,
        stdio: ['ignore', output, output],
      });
      closeSync(output);
      await until(`${name} to be ready`, readyLimitMs, isReadyNow);
    },
    end: async (signal) => {
      const all = pids();
      signalAll(all, signal);
      // A process stopped by SIGSTOP handles only SIGKILL, so SIGCONT lets it handle the signal
      // just sent.
      signalAll(all, 'SIGCONT');
      await until(`${name} to end`, END_LIMIT_MS, () => !all.some(isAlive));
    },
  };
}

function readLogTail(log: string): string {
  return readFileSync(log, 'utf8').slice(-LOG_TAIL);
}
