import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from './mail.ts';

export async function composeMail(mail: OutgoingMail): Promise<Buffer> {
  const { from, recipient, subject, text, html, calendar, messageId, unsubscribeUrl } = mail;
  const composer = new MailComposer({
    from,
    // Pass an object: a string would be parsed as a list of addresses and could add recipients.
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    messageId,
    newline: 'windows',
    attachments: calendar === null ? [] : [attachCalendar(calendar)],
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

function attachCalendar(content: string) {
  return { filename: 'azit.ics', content, contentType: 'text/calendar; charset=utf-8' };
}

/** Mail clients show an unsubscribe button for these headers (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
