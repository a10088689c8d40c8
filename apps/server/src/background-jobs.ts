import type { MailTransport } from '#server/mail/mail.ts';
import { sendDueMails } from '#server/mail/send-due-mails.ts';
import { sweepImages } from '#server/modules/images/sweep-images.ts';
import type { Context } from './context.ts';
import type { Job } from './jobs/scheduler.ts';
import { sweepExpired } from './jobs/sweep-expired.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export function backgroundJobs(context: Context, mails: MailTransport): Job[] {
  return [
    { name: 'mail', everyMs: SECOND, run: (signal) => sendDueMails(context, mails, signal) },
    { name: 'sweep', everyMs: 10 * MINUTE, run: () => sweepExpired(context) },
    { name: 'images', everyMs: 60 * MINUTE, run: () => sweepImages(context) },
  ];
}
