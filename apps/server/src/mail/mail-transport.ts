import type { Config } from '#server/runtime/config.ts';
import { fileTransport, mailDirectory } from './file-transport.ts';
import type { MailTransport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

export function mailTransport(config: Config, print: (block: string) => void): MailTransport {
  if (config.smtpUrl !== undefined) return smtpTransport(config.smtpUrl);
  // Mails contain codes and passwords, which must not reach a production log.
  return fileTransport(mailDirectory(config), config.production ? () => undefined : print);
}
