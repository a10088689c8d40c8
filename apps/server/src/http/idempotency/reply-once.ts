import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { refusalReply, toRefusal } from '#server/http/error-handler.ts';
import type { HttpReply } from '#server/http/reply.ts';
import { Refusal, serverBusy } from '#server/runtime/refusal.ts';
import {
  claimKey,
  extendLease,
  releaseKey,
  selectFirstReply,
  storeReply,
} from './idempotency.repository.ts';
import type { KeyedRequest } from './idempotency-key.ts';

const STORED_MS = 24 * 60 * 60 * 1000;
const LEASE_MS = 15_000;
const EXTEND_EVERY_MS = 5_000;
const WAIT_LIMIT_MS = 8_000;
/** Poll: no notification arrives when another process finishes a request with the same key. */
const CHECK_AGAIN_MS = 50;

type Dependencies = Pick<Context, 'database' | 'clock' | 'log'>;
type Claim = { key_hash: Buffer; attempt_id: string };
type Claimed = { claim: Claim; memberId: number | null };

export async function replyOnce(
  context: Dependencies,
  request: KeyedRequest,
  run: () => Promise<HttpReply>,
): Promise<HttpReply> {
  const giveUpAt = performance.now() + WAIT_LIMIT_MS;
  for (;;) {
    const claim = await tryClaim(context, request);
    if (claim !== undefined) {
      return runClaimed(context, { claim, memberId: request.memberId }, run);
    }
    const first = await findFirstReply(context, request);
    if (first !== undefined) return first;
    if (performance.now() > giveUpAt) throw serverBusy();
    await delay(CHECK_AGAIN_MS);
  }
}

async function tryClaim({ database, clock }: Dependencies, request: KeyedRequest) {
  const now = clock.now();
  const claim = { key_hash: request.keyHash, attempt_id: randomUUID() };
  const claimed = await findOne(database, claimKey, {
    ...claim,
    member_id: request.memberId,
    body_hash: request.bodyHash,
    lease_until: leaseFrom(now),
    expires_at: new Date(now.getTime() + STORED_MS),
    now,
  });
  return claimed && claim;
}

async function findFirstReply(
  { database }: Dependencies,
  { keyHash, bodyHash }: KeyedRequest,
): Promise<HttpReply | undefined> {
  const first = await findOne(database, selectFirstReply, { key_hash: keyHash });
  if (first === undefined) return undefined;
  if (!first.body_hash.equals(bodyHash)) throw keyReused();
  if (first.status === null) return undefined;
  const headers: Record<string, string> = JSON.parse(first.headers ?? '{}');
  return { status: first.status, headers, body: first.body ?? undefined };
}

async function runClaimed(
  context: Dependencies,
  claimed: Claimed,
  run: () => Promise<HttpReply>,
): Promise<HttpReply> {
  const { claim } = claimed;
  const { database, clock, log } = context;
  const extension = setInterval(() => {
    execute(database, extendLease, { ...claim, lease_until: leaseFrom(clock.now()) }).catch(
      (error) => log.warn({ err: error }, 'idempotency lease not extended'),
    );
  }, EXTEND_EVERY_MS);
  try {
    const reply = await run();
    await settle(context, claimed, reply);
    return reply;
  } catch (error) {
    await settle(context, claimed, refusalReply(toRefusal(error)));
    throw error;
  } finally {
    clearInterval(extension);
  }
}

/**
 * Only log a failure to store the reply: the request has taken effect, so the client needs the
 * reply.
 */
async function settle(
  { database, log }: Dependencies,
  { claim, memberId }: Claimed,
  { status, headers, body }: HttpReply,
): Promise<void> {
  const reply = { status, headers: JSON.stringify(headers), body: toBytes(body) };
  const settled = isFinal(status)
    ? execute(database, storeReply, { ...claim, member_id: memberId, ...reply })
    : execute(database, releaseKey, claim);
  await settled.catch((error) => log.warn({ err: error }, 'idempotent reply not stored'));
}

/** After 5xx, 400, 401 or 429 a retry may succeed, so such replies are not stored. */
function isFinal(status: number): boolean {
  return status < 500 && ![400, 401, 429].includes(status);
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

function toBytes(body: HttpReply['body']): Buffer | null {
  return body === undefined ? null : Buffer.from(body);
}

function keyReused(): Refusal {
  const message = '같은 Idempotency-Key로 다른 내용을 보냈어요. 새 요청으로 다시 시도해 주세요.';
  return new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', message);
}
