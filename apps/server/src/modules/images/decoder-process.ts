import {
  CPU_LIMIT_MS,
  type DecodeResult,
  type DecodeTask,
  OVER_LIMIT_SIGNAL,
} from './decoder-message.ts';
import { reencode } from './reencode.ts';

// Images are decoded in a separate process, because libvips cannot be interrupted. This process
// ends when its channel to the server closes.

const CHECK_EVERY_MS = 50;
/**
 * Replace a decoder process that uses more memory than this: fragmented memory is never returned to
 * the system.
 */
const SPENT_BYTES = 140_000_000;

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', async (task: DecodeTask) => {
  const limit = limitCpu();
  const encodings = await reencode(task).catch(() => undefined);
  clearInterval(limit);
  // Pixel buffers are outside the JavaScript heap, so trigger garbage collection here.
  globalThis.gc?.();
  const isSpent = process.memoryUsage.rss() > SPENT_BYTES;
  process.send?.({ encodings, isSpent } satisfies DecodeResult);
});

/** Limit CPU time, not wall time: a busy machine slows harmless pictures too. */
function limitCpu() {
  const begun = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1_000 > CPU_LIMIT_MS) process.kill(process.pid, OVER_LIMIT_SIGNAL);
  }, CHECK_EVERY_MS);
}
