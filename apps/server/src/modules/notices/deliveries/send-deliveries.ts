import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { DELIVERY_TASK } from '../add-notices.ts';
import { deleteDevice } from '../push/push-subscription.repository.ts';
import { skipSilentServices } from '../push/skip-silent-services.ts';
import { deliverMail, type ReadMeetingFile } from './deliver-mail.ts';
import { deliverPush, type PushWays } from './deliver-push.ts';
import { type Channel, decideDelivery } from './delivery.policy.ts';
import {
  type Claim,
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

type Ways = PushWays & { readMeetingFile: ReadMeetingFile };

type Run = Ways & { channels: readonly Channel[]; signal: AbortSignal };

async function sendDeliveries(context: Context, run: Run): Promise<void> {
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

async function requestNextRun({ database, clock, jobs }: Context): Promise<void> {
  const next = await findOne(database, selectNextDeliveryTime, {});
  if (next?.next_at == null) return;
  jobs.requestIn(DELIVERY_TASK, Math.max(next.next_at.getTime() - clock.now().getTime(), 0));
}

/**
 * Deliveries use at most half of the job slots of a process, so that other jobs can run meanwhile.
 */
const RUNS_AT_ONCE = 2;

export function deliveryRuns(context: Context, ways: Ways) {
  const services = skipSilentServices(ways.pushes, context.clock);
  let running = 0;
  return async (signal: AbortSignal): Promise<void> => {
    const way = { ...ways, pushes: services, signal };
    if (running >= RUNS_AT_ONCE) return sendDeliveries(context, { ...way, channels: ['mail'] });
    running += 1;
    try {
      await sendDeliveries(context, { ...way, channels: ['push', 'mail'] });
    } finally {
      running -= 1;
    }
    if (!signal.aborted) await requestNextRun(context);
  };
}
