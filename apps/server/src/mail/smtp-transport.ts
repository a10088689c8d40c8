import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { senderAddress } from '#server/runtime/sender-address.ts';
import { composeMail } from './compose-mail.ts';
import { DELIVERY_LIMITS, deliveryTimeout } from './delivery-timeout.ts';
import type { MailTransport } from './mail.ts';

const GREETING_LIMIT_MS = 10_000;

export function smtpTransport(url: string, limits = DELIVERY_LIMITS): MailTransport {
  return {
    send: async (mail, signal) => {
      const transporter = createTransport({
        url,
        connectionTimeout: GREETING_LIMIT_MS,
        greetingTimeout: GREETING_LIMIT_MS,
        socketTimeout: limits.handoverMs + limits.replyMs,
      });
      const body = await composeMail(mail);
      const timeout = deliveryTimeout(limits, signal);
      const raw = Readable.from(chunks(body, timeout.markSent));
      const envelope = { from: senderAddress(mail.from), to: mail.recipient };
      try {
        await timeout.race(transporter.sendMail({ envelope, raw }));
      } finally {
        transporter.close();
      }
    },
  };
}

async function* chunks(body: Buffer, markSent: () => void) {
  yield body;
  markSent();
}
