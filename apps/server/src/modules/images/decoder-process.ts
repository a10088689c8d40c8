import {
  CPU_LIMIT_MS,
  type DecodeResult,
  type DecodeTask,
  OVER_LIMIT_SIGNAL,
} from './decoder-message.ts';
import { reencode } from './reencode.ts';

// A process of its own: libvips cannot be stopped in the middle of an image, a process can. It lives
// as long as its channel to the server; a Ctrl-C meant for the server must not end it before.

const CHECK_EVERY_MS = 50;
/** What freed memory cannot give back any more, because it lies in pieces. */
const SPENT_BYTES = 140_000_000;

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', async (task: DecodeTask) => {
  const limit = limitCpu();
  const encodings = await reencode(task).catch(() => undefined);
  clearInterval(limit);
  // Pixels lie outside the heap, so nothing else would make it collect them.
  globalThis.gc?.();
  const isSpent = process.memoryUsage.rss() > SPENT_BYTES;
  process.send?.({ encodings, isSpent } satisfies DecodeResult);
});

/** CPU time, not the time of day: on a busy machine a harmless picture takes longer, too. */
function limitCpu() {
  const begun = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    if ((user + system) / 1_000 > CPU_LIMIT_MS) process.kill(process.pid, OVER_LIMIT_SIGNAL);
  }, CHECK_EVERY_MS);
}
