import { statfsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/runtime/refusal.ts';

/** PostgreSQL needs space for three WAL segments of 16 MB to finish running transactions. */
export const RESERVED_BYTES = 48 * 1024 * 1024;

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_SECONDS = 30;
const FULL = '지금은 저장할 공간이 부족해요. 잠시 후 다시 시도해 주세요.';

/** A full disk stops PostgreSQL, so reads would fail too. Refuse writes before the disk is full. */
export function refuseWritesOnFullDisk(app: FastifyInstance, freeBytes: () => number) {
  let isFull = false;
  app.addHook('onRequest', (request, _reply, next) => {
    if (READS.has(request.method)) return next();
    const isFullNow = freeBytes() < RESERVED_BYTES;
    if (isFullNow !== isFull) {
      isFull = isFullNow;
      if (isFull) app.log.error('disk almost full, refusing writes');
      else app.log.info('room on the disk again');
    }
    if (!isFull) return next();
    const retry = { retryAfterSeconds: RETRY_SECONDS };
    return next(new Refusal(503, 'STORAGE_UNAVAILABLE', FULL, retry));
  });
}

export function freeBytesReader(directory: string): () => number {
  return () => {
    const { bavail, bsize } = statfsSync(directory);
    return bavail * bsize;
  };
}
