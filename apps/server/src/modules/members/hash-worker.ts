import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { type HashResult, type HashTask, STRENGTH } from './hash-task.ts';

// Lower the priority only on Linux, where each thread has a separate priority. Elsewhere this would
// slow the whole process.
if (process.platform === 'linux' && workerData.niceness > getPriority()) {
  setPriority(workerData.niceness);
}

parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(solve(task)));

function solve({ password, known }: HashTask): HashResult {
  try {
    return {
      value: known === undefined ? hashSync(password, STRENGTH) : verifySync(known, password),
    };
  } catch (error) {
    return { error: String(error) };
  }
}
