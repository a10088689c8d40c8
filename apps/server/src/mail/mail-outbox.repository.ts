import {
  bigint,
  bigintArray,
  bool,
  float,
  int,
  nullable,
  text,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { sweepStatement } from '#server/database/sweep-statement.ts';

export const insertMail = statement('insert_mail', {
  text: `
    insert into mail_outbox
      (message_id, recipient, kind, subject, text_body, html_body, calendar_body, unsubscribe_url,
        notice_id, expires_at, created_at, next_attempt_at)
    values (:message_id, :recipient, :kind, :subject, :text_body, :html_body, :calendar_body,
      :unsubscribe_url, :notice_id, :expires_at, :created_at, :created_at)`,
  params: {
    message_id: text,
    recipient: text,
    kind: text,
    subject: text,
    text_body: text,
    html_body: text,
    calendar_body: nullable(text),
    unsubscribe_url: nullable(text),
    notice_id: nullable(bigint),
    expires_at: nullable(timestamp),
    created_at: timestamp,
  },
});

export const cancelMails = statement('cancel_mails', {
  text: `
    update mail_outbox
    set failed_at = :now, last_error = 'retracted', text_body = '', html_body = '',
      calendar_body = null, unsubscribe_url = null
    where notice_id = any(:notice_ids) and sent_at is null and failed_at is null`,
  params: { notice_ids: bigintArray, now: timestamp },
});

/**
 * Sets the next attempt to the end of a lease: if the process that sends the mail crashes, another
 * one sends it then.
 */
export const claimDueMail = statement('claim_due_mail', {
  text: `
    update mail_outbox set attempts = attempts + 1, next_attempt_at = :lease_end
    where mail_id = (
      select mail_id from mail_outbox
      where sent_at is null and failed_at is null and next_attempt_at <= :now
      order by next_attempt_at limit 1
      for update skip locked)
    returning mail_id, message_id, recipient, kind, subject, text_body, html_body, calendar_body,
      unsubscribe_url, expires_at, created_at, attempts, unconfirmed`,
  params: { now: timestamp, lease_end: timestamp },
  row: {
    mail_id: bigint,
    message_id: text,
    recipient: text,
    kind: nullable(text),
    subject: text,
    text_body: text,
    html_body: text,
    calendar_body: nullable(text),
    unsubscribe_url: nullable(text),
    expires_at: nullable(timestamp),
    created_at: timestamp,
    attempts: int,
    unconfirmed: int,
  },
});

/** Delete the text after sending: it may contain a code, a password or a link. */
export const markMailSent = statement('mark_mail_sent', {
  text: `
    update mail_outbox
    set sent_at = :sent_at, last_error = :last_error, text_body = '', html_body = '',
      calendar_body = null, unsubscribe_url = null
    where mail_id = :mail_id`,
  params: { mail_id: bigint, sent_at: timestamp, last_error: nullable(text) },
});

export const markMailDelayed = statement('mark_mail_delayed', {
  text: `
    update mail_outbox
    set next_attempt_at = :next_attempt_at, last_error = :last_error, unconfirmed = :unconfirmed
    where mail_id = :mail_id`,
  params: { mail_id: bigint, next_attempt_at: timestamp, last_error: text, unconfirmed: int },
});

export const markMailFailed = statement('mark_mail_failed', {
  text: `
    update mail_outbox
    set failed_at = :failed_at, last_error = :last_error, text_body = '', html_body = '',
      calendar_body = null, unsubscribe_url = null
    where mail_id = :mail_id`,
  params: { mail_id: bigint, failed_at: timestamp, last_error: text },
});

export const selectNextDueTime = statement('select_next_mail_due_time', {
  text: `
    select next_attempt_at from mail_outbox
    where sent_at is null and failed_at is null
    order by next_attempt_at limit 1`,
  params: {},
  row: { next_attempt_at: timestamp },
});

/**
 * Sent mails remain for a week without their text, so that operators can investigate complaints.
 */
export const deleteOldMails = sweepStatement(
  'mail_outbox',
  'mail_id',
  "sent_at < :now::timestamptz - interval '7 days' or failed_at < :now::timestamptz - interval '7 days'",
);

export const selectOutboxSummaries = statement('select_outbox_summaries', {
  text: `
    select failed_at is not null as is_failed, count(*) as mails,
      extract(epoch from :now - min(created_at))::float8 as oldest_seconds,
      max(attempts) as attempts,
      coalesce((array_agg(last_error order by mail_id desc)
        filter (where last_error is not null))[1], '') as last_error
    from mail_outbox where sent_at is null
    group by failed_at is not null order by is_failed`,
  params: { now: timestamp },
  row: { is_failed: bool, mails: bigint, oldest_seconds: float, attempts: int, last_error: text },
});
