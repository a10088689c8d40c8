import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { deliveryTimeout } from './delivery-timeout.ts';
import type { MailTransport } from './mail.ts';
import { PATIENCE } from './mail-schedule.ts';

const GREETING_LIMIT_MS = 10_000;

/** A connection per mail: a few an hour do not pay for keeping one open. */
export function smtpTransport(url: string, patience = PATIENCE): MailTransport {
  return {
    send: async (mail, signal) => {
      const transporter = createTransport({
        url,
        connectionTimeout: GREETING_LIMIT_MS,
        greetingTimeout: GREETING_LIMIT_MS,
        socketTimeout: patience.handoverMs + patience.answerMs,
      });
      const body = await composeMail(mail);
      const limit = deliveryTimeout(patience, signal);
      const raw = Readable.from(chunks(body, limit.handedOver));
      const envelope = { from: addressOf(mail.from), to: mail.recipient };
      try {
        await limit.watch(transporter.sendMail({ envelope, raw }));
      } finally {
        transporter.close();
      }
    },
  };
}

async function* chunks(body: Buffer, handedOver: () => void) {
  yield body;
  handedOver();
}

function addressOf(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from;
}
