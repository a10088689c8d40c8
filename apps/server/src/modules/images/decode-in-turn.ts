import { QueueFullError } from '#server/limits/bounded-queue.ts';
import { fairQueue } from '#server/limits/fair-queue.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { DecodeStoppedError, decodeInProcess } from './decoder.ts';
import type { DecodeTask, Encoding } from './decoder-message.ts';
import { unreadable } from './image-bounds.ts';

const WAIT_LIMIT_MS = 5_000;

// Decode one image at a time, so that other requests stay fast. The sender who has used the decoder
// least goes first.
const decoder = fairQueue({ depth: 32, depthPerKey: 8, waitLimitMs: WAIT_LIMIT_MS });

type Claim = { key: string; cost: number };

export async function decodeInTurn(claim: Claim, task: DecodeTask): Promise<Encoding[]> {
  const encodings = await decoder.run(claim, () => decodeInProcess(task)).catch(explain);
  if (encodings === undefined) throw unreadable();
  return encodings;
}

function explain(error: unknown): never {
  if (error instanceof QueueFullError) throw busy();
  if (!(error instanceof DecodeStoppedError)) throw error;
  if (!error.isOverLimit) throw busy();
  throw unreadable('이 사진은 처리하는 데 너무 오래 걸려요. 다른 사진을 골라 주세요.');
}

function busy(): Refusal {
  const message = '지금은 처리할 사진이 많아요. 잠시 후 다시 시도해 주세요.';
  return new Refusal(503, 'SERVER_BUSY', message, { retryAfterSeconds: 5 });
}
