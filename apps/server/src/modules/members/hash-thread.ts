import { Worker } from 'node:worker_threads';
import type { HashResult, HashTask } from './hash-task.ts';

const PROGRAM = new URL('./hash-worker.ts', import.meta.url);

export type HashThread = {
  isFree(): boolean;
  run(task: HashTask): Promise<string | boolean>;
};

export function hashThread(niceness: number): HashThread {
  let worker: Worker | undefined;
  let isFree = true;

  const start = () => {
    const started = new Worker(PROGRAM, { workerData: { niceness }, execArgv: [] });
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    worker = started;
    return started;
  };

  return {
    isFree: () => isFree,
    run: async (task) => {
      // Refuse a second task: two concurrent tasks could receive each other's result.
      if (!isFree) throw new Error('the hashing thread is busy');
      const thread = worker ?? start();
      isFree = false;
      // Only a running task may keep the process alive; an idle thread must not prevent the exit.
      thread.ref();
      try {
        return await post(thread, task);
      } finally {
        thread.unref();
        isFree = true;
      }
    },
  };
}

function post(thread: Worker, task: HashTask): Promise<string | boolean> {
  return new Promise((resolve, reject) => {
    const settle = (result: HashResult) => {
      thread.off('message', settle).off('error', failed).off('exit', ended);
      if ('error' in result) reject(new Error(result.error));
      else resolve(result.value);
    };
    const failed = (error: Error) => settle({ error: String(error) });
    const ended = () => settle({ error: 'the hashing thread ended' });
    thread.once('message', settle).once('error', failed).once('exit', ended);
    thread.postMessage(task);
  });
}
