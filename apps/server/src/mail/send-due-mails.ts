import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import { redact } from '#server/runtime/logger.ts';
import { LEASE_MS, nextAttempt } from './delivery-timeout.ts';
import { type MailTransport, MailUnconfirmedError } from './mail.ts';
import {
  claimDueMail,
  markMailDelayed,
  markMailFailed,
  markMailSent,
  selectNextDueTime,
} from './mail-outbox.repository.ts';
import { MAIL_TASK } from './queue-mail.ts';

type ClaimedMail = StatementRow<typeof claimDueMail>;

const CONCURRENCY = 8;

export async function sendDueMails(
  context: Context,
  transport: MailTransport,
  signal: AbortSignal,
): Promise<void> {
  await Promise.all(Array.from({ length: CONCURRENCY }, () => drain(context, transport, signal)));
  if (!signal.aborted) await requestNextRun(context);
}

async function drain(context: Context, transport: MailTransport, signal: AbortSignal) {
  while (!signal.aborted) {
    const now = context.clock.now();
    const leaseEnd = new Date(now.getTime() + LEASE_MS);
    const mail = await findOne(context.database, claimDueMail, { now, lease_end: leaseEnd });
    if (mail === undefined) return;
    if (mail.expires_at !== null && mail.expires_at <= now) await expire(context, mail, now);
    else await attempt(context, transport, mail, signal);
  }
}

async function expire({ database }: Context, mail: ClaimedMail, now: Date) {
  const reason = 'too late to be of use';
  await execute(database, markMailFailed, {
    mail_id: mail.mail_id,
    failed_at: now,
    last_error: reason,
  });
}

async function attempt(
  context: Context,
  transport: MailTransport,
  mail: ClaimedMail,
  signal: AbortSignal,
) {
  const outgoing = {
    messageId: mail.message_id,
    // Mails queued by an older release have no kind.
    kind: mail.kind ?? 'mail',
    createdAt: mail.created_at,
    recipient: mail.recipient,
    from: context.config.mailFrom,
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    calendar: mail.calendar_body,
    unsubscribeUrl: mail.unsubscribe_url,
  };
  try {
    await transport.send(outgoing, signal);
  } catch (error) {
    await recordFailure(context, mail, error);
    return;
  }
  await execute(context.database, markMailSent, {
    mail_id: mail.mail_id,
    sent_at: context.clock.now(),
    last_error: null,
  });
}

async function requestNextRun({ database, clock, jobs }: Context) {
  const next = await findOne(database, selectNextDueTime, {});
  if (next === undefined) return;
  const delay = next.next_attempt_at.getTime() - clock.now().getTime();
  jobs.requestIn(MAIL_TASK, Math.max(delay, 0));
}

async function recordFailure({ database, clock, log }: Context, mail: ClaimedMail, error: unknown) {
  const now = clock.now();
  const reason = redact(error instanceof Error ? error.message : String(error)).slice(0, 500);
  const unconfirmed = mail.unconfirmed + (error instanceof MailUnconfirmedError ? 1 : 0);
  // Two attempts sent the whole mail without an acknowledgement. Do not send a third copy.
  if (unconfirmed >= 2) {
    await execute(database, markMailSent, {
      mail_id: mail.mail_id,
      sent_at: now,
      last_error: reason,
    });
    return;
  }
  const next = nextAttempt({ createdAt: mail.created_at, attempts: mail.attempts }, now);
  log.warn({ mail: mail.mail_id, attempts: mail.attempts, reason }, 'mail not sent');
  if (next === undefined)
    await execute(database, markMailFailed, {
      mail_id: mail.mail_id,
      failed_at: now,
      last_error: reason,
    });
  else
    await execute(database, markMailDelayed, {
      mail_id: mail.mail_id,
      next_attempt_at: next,
      last_error: reason,
      unconfirmed,
    });
}
