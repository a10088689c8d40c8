import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMail } from './mail.ts';

/** The mail as it travels: both bodies, encoded, with the id it keeps over all attempts. */
export async function composeMail(mail: OutgoingMail): Promise<Buffer> {
  const { from, recipient, subject, text, html, messageId } = mail;
  const composer = new MailComposer({
    from,
    // As an object it is one address, whatever it holds; a string would be parsed as a list.
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
