import type { Config } from '#server/runtime/config.ts';
import { fileTransport, mailDirectory } from './file-transport.ts';
import type { MailTransport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

/** By SMTP where a server is named; else to files, and readable on the terminal while trying azit out. */
export function mailTransport(config: Config, print: (block: string) => void): MailTransport {
  if (config.smtpUrl !== undefined) return smtpTransport(config.smtpUrl);
  // Mails hold codes and passwords, which no production log may keep.
  return fileTransport(mailDirectory(config), config.production ? () => undefined : print);
}
