import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { attemptPush } from '../push/attempt-push.ts';
import { forgetDevice } from '../push/forget-device.ts';
import { hiddenMessage, type PushMessage, toPushMessage } from '../push/push-message.ts';
import { judgePushReply, type PushOutcome } from '../push/push-outcome.ts';
import type { PushTransport } from '../push/push-transport.ts';
import { deliverUntil } from './deliver-until.ts';
import { type Claim, finishDelivery, retryDelivery } from './delivery.repository.ts';
import { toDeliveryFacts, toNoticeText } from './delivery.view.ts';
import type { DeliveryRow } from './delivery-facts.repository.ts';

export type PushWays = {
  pushes: PushTransport;
  countBadge: (context: Context, memberId: number) => Promise<number>;
};

type Attempt = { outcome: PushOutcome; reason: string };

export async function deliverPush(
  context: Context,
  { pushes, countBadge }: PushWays,
  claim: Claim,
  row: DeliveryRow,
  signal: AbortSignal,
): Promise<void> {
  const message = toMessage(context, row, await countBadge(context, row.member_id));
  let { outcome, reason } = await attempt(context, pushes, row, message, signal);
  if (outcome === 'too large') {
    const shorter = hiddenMessage(message);
    ({ outcome, reason } = await attempt(context, pushes, row, shorter, signal));
  }
  await note(context, claim, row, { outcome, reason });
}

function toMessage({ clock }: Context, row: DeliveryRow, unread: number): PushMessage {
  const now = clock.now();
  const facts = toDeliveryFacts(row, now);
  const message = toPushMessage({
    ...toNoticeText(row, now),
    noticeId: row.notice_id,
    kind: facts.kind,
    subjectId: row.club_id ?? row.crew_id,
    unread,
    ttlSeconds: Math.ceil((deliverUntil(facts).getTime() - now.getTime()) / 1000),
  });
  return row.hides_content ? hiddenMessage(message) : message;
}

async function attempt(
  { clock }: Context,
  pushes: PushTransport,
  row: DeliveryRow,
  message: PushMessage,
  signal: AbortSignal,
): Promise<Attempt> {
  const { endpoint, p256dh, auth } = row;
  if (endpoint === null || p256dh === null || auth === null) {
    throw new Error('a push has its device');
  }
  const device = { memberId: row.member_id, endpoint, keys: { p256dh, auth } };
  const { reply, reason } = await attemptPush(pushes, device, message, signal);
  const before = { attempts: row.attempts, firstAttemptAt: row.first_attempt_at };
  return { outcome: judgePushReply(reply, before, clock.now()), reason };
}

async function note(
  { database, clock, log }: Context,
  claim: Claim,
  row: DeliveryRow,
  { outcome, reason }: Attempt,
): Promise<void> {
  const now = clock.now();
  if (outcome === 'device gone') {
    await forgetDevice({ database }, row.endpoint ?? '');
    return;
  }
  if (outcome === 'sent') {
    const mark = { ...claim, state: 'sent', now, attempted: true, reason: null };
    await execute(database, finishDelivery, mark);
    return;
  }
  log.warn({ delivery: claim.delivery_id, attempts: row.attempts + 1, reason }, 'push not sent');
  if (typeof outcome === 'object') {
    await execute(database, retryDelivery, { ...claim, due_at: outcome.retryAt, now, reason });
    return;
  }
  await execute(database, finishDelivery, {
    ...claim,
    state: 'failed',
    now,
    attempted: true,
    reason,
  });
}
