import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import {
  type DecodeResult,
  type DecodeTask,
  type Encoding,
  OVER_LIMIT_SIGNAL,
} from './decoder-message.ts';

const PROGRAM = join(import.meta.dirname, 'decoder-process.ts');
/**
 * The limit includes the process start and exceeds the CPU limit, so only a stuck process reaches
 * it.
 */
const ANSWER_LIMIT_MS = 8_000;
/**
 * An idle process ends after this time to free its memory. The next task then waits for a new
 * process.
 */
const IDLE_LIMIT_MS = 60_000;

/** gc() after every image and a small young generation return memory to the system. */
const SMALL_HEAP = ['--expose-gc', '--max-semi-space-size=1'];
/**
 * One thread and one malloc arena reduce the memory from 280 MB to 140 MB. The decoder gets no
 * other variables: a process that reads untrusted files must not see the server's settings.
 */
const SMALL_MEMORY = { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' };

export class DecodeStoppedError extends Error {
  override name = 'DecodeStoppedError';
  readonly isOverLimit: boolean;
  constructor(isOverLimit: boolean) {
    super(isOverLimit ? 'the image took too long' : 'the decoder ended');
    this.isOverLimit = isOverLimit;
  }
}

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

export function decodeInProcess(task: DecodeTask): Promise<Encoding[] | undefined> {
  clearTimeout(idle);
  const child = running ?? start();
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    let isStuck = false;
    const limit = setTimeout(() => {
      isStuck = true;
      child.kill('SIGKILL');
    }, ANSWER_LIMIT_MS);
    const settle = () => {
      clearTimeout(limit);
      child.off('message', answered).off('exit', ended).off('error', failed);
    };
    const answered = (result: DecodeResult) => {
      settle();
      if (result.isSpent) retire(child);
      else rest(child);
      resolve(result.encodings);
    };
    const ended = (_code: number | null, signal: string | null) => {
      settle();
      reject(new DecodeStoppedError(signal === OVER_LIMIT_SIGNAL && !isStuck));
    };
    const failed = () => {
      settle();
      reject(new DecodeStoppedError(false));
    };
    child.once('message', answered).once('exit', ended).once('error', failed);
    child.send(task);
  });
}

function start(): ChildProcess {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: SMALL_HEAP,
    env: SMALL_MEMORY,
  });
  const forget = () => {
    if (running === child) running = undefined;
  };
  child.once('exit', forget).on('error', forget);
  running = child;
  return child;
}

/** An idle decoder must not keep the server alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  idle = setTimeout(() => retire(child), IDLE_LIMIT_MS).unref();
}

function retire(child: ChildProcess): void {
  if (running === child) running = undefined;
  child.disconnect();
}
