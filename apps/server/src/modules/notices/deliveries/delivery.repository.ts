import { bigint, bool, float, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { sweepStatement } from '#server/database/sweep-statement.ts';

export type Claim = { delivery_id: number; lease_end: Date };

export const claimDueDelivery = statement('claim_due_delivery', {
  text: `
    update deliveries set state = 'sending', lease_until = :lease_end
    where delivery_id = (
      select delivery_id from deliveries
      where state = 'pending' and due_at <= :now and channel = :channel
      order by due_at limit 1
      for update skip locked)
    returning delivery_id`,
  params: { now: timestamp, channel: text, lease_end: timestamp },
  row: { delivery_id: bigint },
});

/**
 * An expired lease means that the sending process died. It may already have sent a push, so a push
 * is tried only once more. A mail is never sent twice, because one transaction puts it into the
 * outbox and finishes its delivery.
 */
export const releaseExpiredDeliveries = statement('take_back_cut_off_deliveries', {
  text: `
    update deliveries set lease_until = null, cut_off = cut_off + 1,
      state = case when channel = 'push' and cut_off > 0 then 'unknown' else 'pending' end,
      finished_at = case when channel = 'push' and cut_off > 0 then :now::timestamptz end
    where state = 'sending' and lease_until <= :now`,
  params: { now: timestamp },
});

// A sender whose lease has expired must change nothing: another process may hold the delivery.
const CLAIMED = "delivery_id = :delivery_id and state = 'sending' and lease_until = :lease_end";

export const finishDelivery = statement('finish_delivery', {
  text: `
    update deliveries set state = :state, finished_at = :now, lease_until = null,
      attempts = attempts + :attempted::boolean::integer, last_error = :reason
    where ${CLAIMED}`,
  params: {
    delivery_id: bigint,
    lease_end: timestamp,
    state: text,
    now: timestamp,
    attempted: bool,
    reason: nullable(text),
  },
});

export const postponeDelivery = statement('postpone_delivery', {
  text: `
    update deliveries set state = 'pending', due_at = :due_at, lease_until = null
    where ${CLAIMED}`,
  params: { delivery_id: bigint, lease_end: timestamp, due_at: timestamp },
});

export const retryDelivery = statement('retry_delivery', {
  text: `
    update deliveries set state = 'pending', due_at = :due_at, lease_until = null,
      attempts = attempts + 1, first_attempt_at = coalesce(first_attempt_at, :now),
      last_error = :reason
    where ${CLAIMED}`,
  params: {
    delivery_id: bigint,
    lease_end: timestamp,
    due_at: timestamp,
    now: timestamp,
    reason: text,
  },
});

export const selectNextDeliveryTime = statement('select_next_delivery_time', {
  text: `
    select least(
      (select min(due_at) from deliveries where state = 'pending'),
      (select min(lease_until) from deliveries where state = 'sending')) as next_at`,
  params: {},
  row: { next_at: nullable(timestamp) },
});

export const selectDeliverySummaries = statement('select_delivery_summaries', {
  text: `
    select state, count(*) as deliveries,
      extract(epoch from :now - min(due_at))::float8 as oldest_seconds,
      coalesce((array_agg(last_error order by delivery_id desc)
        filter (where last_error is not null))[1], '') as last_reason
    from deliveries group by state order by state`,
  params: { now: timestamp },
  row: { state: text, deliveries: bigint, oldest_seconds: float, last_reason: text },
});

/** Finished deliveries stay for two weeks, so that an operator can look into complaints. */
export const deleteOldDeliveries = sweepStatement(
  'deliveries',
  'delivery_id',
  "finished_at < :now::timestamptz - interval '14 days'",
);

/**
 * Deleting a notice clears `folded_into` of the older notices that it replaced, and the inbox would
 * show them again. So delete the older notices first.
 */
export const deleteOldNotices = sweepStatement(
  'notices',
  'notice_id',
  `(read_at < :now::timestamptz - interval '90 days'
      or created_at < :now::timestamptz - interval '180 days')
    and not exists (select from notices older where older.folded_into = notices.notice_id)`,
);
