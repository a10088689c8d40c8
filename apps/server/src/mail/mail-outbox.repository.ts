import { bigint, int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const insertMail = statement({
  name: 'insert_mail',
  text: `
    insert into mail_outbox
      (message_id, recipient, subject, text_body, html_body, created_at, next_attempt_at)
    values (:message_id, :recipient, :subject, :text_body, :html_body, :created_at, :created_at)`,
  params: {
    message_id: text,
    recipient: text,
    subject: text,
    text_body: text,
    html_body: text,
    created_at: timestamp,
  },
});

/**
 * Takes one due mail for as long as an attempt may last. A sender that dies in between loses
 * nothing: the mail falls due again by itself.
 */
export const claimDueMail = statement({
  name: 'claim_due_mail',
  text: `
    update mail_outbox set attempts = attempts + 1, next_attempt_at = :lease_end
    where mail_id = (
      select mail_id from mail_outbox
      where sent_at is null and failed_at is null and next_attempt_at <= :now
      order by next_attempt_at limit 1
      for update skip locked)
    returning mail_id, message_id, recipient, subject, text_body, html_body, created_at, attempts,
      unconfirmed`,
  params: { now: timestamp, lease_end: timestamp },
  row: {
    mail_id: bigint,
    message_id: text,
    recipient: text,
    subject: text,
    text_body: text,
    html_body: text,
    created_at: timestamp,
    attempts: int,
    unconfirmed: int,
  },
});

/** What a mail said is nobody's business once it has left. */
export const markMailSent = statement({
  name: 'mark_mail_sent',
  text: `
    update mail_outbox
    set sent_at = :sent_at, last_error = :last_error, text_body = '', html_body = ''
    where mail_id = :mail_id`,
  params: { mail_id: bigint, sent_at: timestamp, last_error: nullable(text) },
});

export const markMailDelayed = statement({
  name: 'mark_mail_delayed',
  text: `
    update mail_outbox
    set next_attempt_at = :next_attempt_at, last_error = :last_error, unconfirmed = :unconfirmed
    where mail_id = :mail_id`,
  params: { mail_id: bigint, next_attempt_at: timestamp, last_error: text, unconfirmed: int },
});

export const markMailFailed = statement({
  name: 'mark_mail_failed',
  text: `
    update mail_outbox
    set failed_at = :failed_at, last_error = :last_error, text_body = '', html_body = ''
    where mail_id = :mail_id`,
  params: { mail_id: bigint, failed_at: timestamp, last_error: text },
});
