import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { PushTransport } from '#server/modules/notices/push/push-transport.ts';
import { skipSilentServices } from '#server/modules/notices/push/skip-silent-services.ts';
import { lockRoom } from '../rooms/present.repository.ts';
import { decideChatPush } from './chat-push.policy.ts';
import {
  type ChatPushRow,
  claimDueChatPush,
  finishChatPush,
  postponeChatPush,
  selectChatPushFacts,
  selectNextChatPushTime,
} from './chat-push.repository.ts';
import { CHAT_PUSH_TASK, PUSH_AFTER_MS } from './chat-push-task.ts';
import { type ChatPushClaim, pushToDevices } from './push-to-devices.ts';

/** Use parallel workers, so that one slow push service does not delay pushes to other services. */
const WORKERS = 8;
/**
 * The lease outlasts pushing to all devices of a member: otherwise another worker would send the
 * pushes again.
 */
export const LEASE_MS = 120_000;

async function sendChatPushes(
  context: Context,
  pushes: PushTransport,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(Array.from({ length: WORKERS }, () => drain(context, pushes, signal)));
}

async function drain(context: Context, pushes: PushTransport, signal: AbortSignal) {
  while (!signal.aborted) {
    const now = context.clock.now();
    const lease = { lease_end: new Date(now.getTime() + LEASE_MS) };
    const claimed = await findOne(context.database, claimDueChatPush, { now, ...lease });
    if (claimed === undefined) return;
    await push(context, pushes, { ...claimed, ...lease }, signal);
  }
}

async function push(
  context: Context,
  pushes: PushTransport,
  claim: ChatPushClaim,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock } = context;
  const { room_id, member_id } = claim;
  const now = clock.now();
  const row = await findOne(database, selectChatPushFacts, { room_id, member_id, now });
  if (row === undefined) return;
  const decision = decideChatPush(row, now);
  if (decision.act === 'postpone') {
    await execute(database, postponeChatPush, { ...claim, due_at: decision.until });
    return;
  }
  if (decision.act === 'send') {
    const retryAt = await pushToDevices(context, pushes, { claim, row, ...decision }, signal);
    if (retryAt !== undefined) {
      await execute(database, postponeChatPush, { ...claim, due_at: retryAt });
      return;
    }
  }
  await finish(context, claim, row);
}

async function finish(context: Context, claim: ChatPushClaim, row: ChatPushRow) {
  await inTransaction(context, async (tx) => {
    await findOne(tx, lockRoom, { room_id: claim.room_id });
    await execute(tx, finishChatPush, {
      ...claim,
      pushed_seq: row.last_seq,
      due_again: new Date(tx.clock.now().getTime() + PUSH_AFTER_MS),
    });
  });
}

async function requestNextChatPushes({ database, clock, jobs }: Context): Promise<void> {
  const next = await findOne(database, selectNextChatPushTime, {});
  if (next?.next_at == null) return;
  jobs.requestIn(CHAT_PUSH_TASK, Math.max(next.next_at.getTime() - clock.now().getTime(), 0));
}

/**
 * Skips a run while another one is active in this process, so that push jobs do not occupy all job
 * slots.
 */
export function chatPushRuns(context: Context, pushes: PushTransport) {
  const services = skipSilentServices(pushes, context.clock);
  let isRunning = false;
  return async (signal: AbortSignal): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await sendChatPushes(context, services, signal);
      if (!signal.aborted) await requestNextChatPushes(context);
    } finally {
      isRunning = false;
    }
  };
}
