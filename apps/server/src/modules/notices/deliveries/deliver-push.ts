import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { attemptPush } from '../push/attempt-push.ts';
import { hiddenMessage, type PushMessage, toPushMessage } from '../push/push-message.ts';
import type { PushOutcome } from '../push/push-outcome.ts';
import { deleteDevice } from '../push/push-subscription.repository.ts';
import type { Device, PushTransport } from '../push/push-transport.ts';
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
  const push = {
    device: toDevice(row),
    message,
    shorter: hiddenMessage(message),
    before: { attempts: row.attempts, firstAttemptAt: row.first_attempt_at },
  };
  await note(context, claim, row, await attemptPush(context, pushes, push, signal));
}

function toDevice({ member_id: memberId, endpoint, p256dh, auth }: DeliveryRow): Device {
  if (endpoint === null || p256dh === null || auth === null) {
    throw new Error('a push has its device');
  }
  return { memberId, endpoint, keys: { p256dh, auth } };
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

async function note(
  { database, clock, log }: Context,
  claim: Claim,
  row: DeliveryRow,
  { outcome, reason }: Attempt,
): Promise<void> {
  const now = clock.now();
  if (outcome === 'device gone') {
    await execute(database, deleteDevice, { endpoint: row.endpoint ?? '' });
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
