import { mkdirSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import type { Config } from '#server/runtime/config.ts';
import { composeMail } from './compose-mail.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';

type Print = (block: string) => void;

export function mailDirectory({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mails');
}

export function fileTransport(directory: string, print: Print): MailTransport {
  // Create the folder at the start: a developer looks for it before the first mail.
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return {
    send: async (mail) => {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const name = fileName(mail);
      const draft = join(directory, `.${name}.part`);
      await writeFile(draft, await composeMail(mail), { mode: 0o600 });
      await rename(draft, join(directory, name));
      print(describe(mail, join(directory, name)));
    },
  };
}

/**
 * A retry overwrites the file of its first attempt. A part of the message id separates mails of the
 * same second.
 */
function fileName({ createdAt, recipient, kind, messageId }: OutgoingMail): string {
  const time = `${seoulToday(createdAt)}-${seoulTimeOfDay(createdAt)}`.replaceAll(':', '');
  const id = messageId.replaceAll(/\W/g, '').slice(0, 6);
  return `${[time, recipient, kind, id].join('_').replaceAll(/[^\w.@+-]+/g, '-')}.eml`;
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
