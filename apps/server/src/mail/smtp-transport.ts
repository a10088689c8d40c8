import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { type MailTransport, MailUnconfirmedError, type OutgoingMail } from './mail.ts';

const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 30_000;

/** A connection per mail: a few an hour do not pay for keeping one open. */
export function smtpTransport(url: string): MailTransport {
  return {
    send: async (mail, signal) => {
      const transporter = createTransport({
        url,
        connectionTimeout: CONNECT_LIMIT_MS,
        greetingTimeout: CONNECT_LIMIT_MS,
        socketTimeout: SILENCE_LIMIT_MS,
      });
      const body = await composeMail(mail);
      const handover = { whole: false };
      const raw = Readable.from(chunks(body, handover));
      const envelope = { from: addressOf(mail.from), to: mail.recipient };
      try {
        await abortable(transporter.sendMail({ envelope, raw }), signal);
      } catch (error) {
        throw handover.whole && !isAnswered(error) ? unconfirmed(error) : error;
      } finally {
        transporter.close();
      }
    },
  };
}

async function* chunks(body: Buffer, handover: { whole: boolean }) {
  yield body;
  handover.whole = true;
}

function addressOf(from: OutgoingMail['from']): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from;
}

/** A status line of the server settles the matter, whatever it says. */
function isAnswered(error: unknown): boolean {
  return error instanceof Error && 'responseCode' in error && error.responseCode !== undefined;
}

function unconfirmed(cause: unknown): MailUnconfirmedError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new MailUnconfirmedError(`no answer to the whole mail: ${reason}`, { cause });
}

async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error('sending took too long or was stopped'));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    work.catch(() => undefined);
  }
}
