import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/runtime/config.ts';
import { composeMail } from './compose-mail.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';

type Print = (block: string) => void;

export function mailDirectory({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mails');
}

export function fileTransport(directory: string, print: Print): MailTransport {
  return {
    send: async (mail) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      // Name the file by the message id, so that a second attempt replaces the first.
      const name = `${mail.messageId.replaceAll(/[^\w-]+/g, '_')}.eml`;
      const draft = join(directory, `.${name}.part`);
      await writeFile(draft, await composeMail(mail), { mode: 0o600 });
      await rename(draft, join(directory, name));
      print(describe(mail, join(directory, name)));
    },
  };
}

function describe({ recipient, subject, text }: OutgoingMail, path: string): string {
  const lines = [
    `받는 사람  ${recipient}`,
    `제목      ${subject}`,
    '',
    ...text.trimEnd().split('\n'),
  ];
  const body = lines.map((line) => `  │ ${line}`.trimEnd()).join('\n');
  return `\n  ┌─ 메일 ─ ${path}\n${body}\n  └─\n`;
}
