import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { DELIVERY_TASK } from '../delivery-task.ts';
import { deleteDevice } from '../push/push-subscription.repository.ts';
import type { Claim } from './claim.ts';
import { deliverMail, type ReadMeetingFile } from './deliver-mail.ts';
import { deliverPush, type PushWays } from './deliver-push.ts';
import { type Channel, decideDelivery } from './delivery.policy.ts';
import {
  claimDueDelivery,
  finishDelivery,
  postponeDelivery,
  releaseExpiredDeliveries,
  selectNextDeliveryTime,
} from './delivery.repository.ts';
import { toDeliveryFacts } from './delivery.view.ts';
import { type DeliveryRow, selectDeliveryFacts } from './delivery-facts.repository.ts';

/** Use parallel workers, so that one slow push service does not delay pushes to other services. */
const WORKERS: Readonly<Record<Channel, number>> = { push: 8, mail: 2 };
export const LEASE_MS = 60_000;

export type Ways = PushWays & { readMeetingFile: ReadMeetingFile };

type Run = Ways & { channels: readonly Channel[]; signal: AbortSignal };

export async function sendDeliveries(context: Context, run: Run): Promise<void> {
  const { database, clock } = context;
  await execute(database, releaseExpiredDeliveries, { now: clock.now() });
  const workers = run.channels.flatMap((channel) => Array<Channel>(WORKERS[channel]).fill(channel));
  await Promise.all(workers.map((channel) => drain(context, channel, run)));
}

async function drain(context: Context, channel: Channel, run: Run) {
  const { signal } = run;
  while (!signal.aborted) {
    const now = context.clock.now();
    const lease = { lease_end: new Date(now.getTime() + LEASE_MS) };
    const claimed = await findOne(context.database, claimDueDelivery, { now, channel, ...lease });
    if (claimed === undefined) return;
    await deliver(context, run, { ...claimed, ...lease }, signal);
  }
}

/**
 * Read the facts of the delivery now: minutes or a whole night may have passed since it was queued.
 */
async function deliver(context: Context, ways: Ways, claim: Claim, signal: AbortSignal) {
  const { database, clock } = context;
  const now = clock.now();
  const { delivery_id } = claim;
  const row = await findOne(database, selectDeliveryFacts, { delivery_id, now });
  if (row === undefined) return;
  const decision = decideDelivery(toDeliveryFacts(row, now), now);
  switch (decision.act) {
    case 'send':
      return send(context, ways, claim, row, signal);
    case 'postpone':
      await execute(database, postponeDelivery, { ...claim, due_at: decision.until });
      return;
    case 'drop':
      await execute(database, finishDelivery, {
        ...claim,
        state: 'dropped',
        now,
        attempted: false,
        reason: decision.reason,
      });
      return;
    case 'remove device':
      await execute(database, deleteDevice, { endpoint: row.endpoint ?? '' });
  }
}

async function send(
  context: Context,
  ways: Ways,
  claim: Claim,
  row: DeliveryRow,
  signal: AbortSignal,
): Promise<void> {
  if (row.channel === 'mail') await deliverMail(context, ways.readMeetingFile, claim, row);
  else await deliverPush(context, ways, claim, row, signal);
}

export async function requestNextRun({ database, clock, jobs }: Context): Promise<void> {
  const next = await findOne(database, selectNextDeliveryTime, {});
  if (next?.next_at == null) return;
  jobs.requestIn(DELIVERY_TASK, Math.max(next.next_at.getTime() - clock.now().getTime(), 0));
}
