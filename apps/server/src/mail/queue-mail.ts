import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { MailContent } from './mail.ts';
import { insertMail } from './mail-outbox.repository.ts';

export const MAIL_TASK = 'send-due-mails';

export type MailTerms = {
  kind: string;
  calendar?: string;
  expiresAt?: Date;
  noticeId?: number;
  unsubscribeUrl?: string;
};

export async function queueMail(
  tx: Transaction,
  { config }: Pick<Context, 'config'>,
  recipient: string,
  { subject, text, html }: MailContent,
  { kind, calendar, expiresAt, noticeId, unsubscribeUrl }: MailTerms,
) {
  const domain = /@([\w.-]+)/.exec(config.mailFrom)?.[1] ?? 'azit.invalid';
  // Every attempt uses the same id, so that a mailbox can drop duplicates.
  const messageId = `<${randomUUID()}@${domain}>`;
  await execute(tx, insertMail, {
    message_id: messageId,
    recipient,
    subject,
    text_body: text,
    html_body: html,
    kind,
    calendar_body: calendar ?? null,
    unsubscribe_url: unsubscribeUrl ?? null,
    notice_id: noticeId ?? null,
    expires_at: expiresAt ?? null,
    created_at: tx.clock.now(),
  });
  tx.jobs.request(MAIL_TASK);
}
