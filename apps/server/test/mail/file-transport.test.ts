import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileTransport } from '#server/mail/file-transport.ts';

const mail = {
  messageId: '<7f3a9c21-0000@azit>',
  kind: 'recovery-code',
  createdAt: new Date('2026-11-20T14:00:05+09:00'),
  calendar: null,
  recipient: 'choco@azit.example',
  from: 'azit@azit.example',
  subject: '인증번호를 알려 드려요',
  text: '인증번호는 123456이에요.\n10분 안에 입력해 주세요.\n',
  html: '<p>123456</p>',
  unsubscribeUrl: null,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azit-mails-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the folder of the mails exists before the first mail', async () => {
  fileTransport(join(folder, 'mails'), () => undefined);
  expect(await readdir(join(folder, 'mails'))).toEqual([]);
});

// covers P8.4 (docs/coverage-statements.md)
test('a mail sent twice is written to one file, and the log shows its text readably', async () => {
  const printed: string[] = [];
  const transport = fileTransport(join(folder, 'mails'), (block) => printed.push(block));
  for (const _ of [1, 2]) await transport.send(mail, new AbortController().signal);

  const files = await readdir(join(folder, 'mails'));
  expect(files).toEqual(['2026-11-20-140005_choco@azit.example_recovery-code_7f3a9c.eml']);
  const path = join(folder, 'mails', files[0] ?? '');
  expect(await readFile(path, 'utf8')).toContain('To: choco@azit.example');
  expect(printed[0]?.trim().split('\n')).toEqual([
    `┌─ 메일 ─ ${path}`,
    '  │ 받는 사람  choco@azit.example',
    '  │ 제목      인증번호를 알려 드려요',
    '  │',
    '  │ 인증번호는 123456이에요.',
    '  │ 10분 안에 입력해 주세요.',
    '  └─',
  ]);
});

test('a mail file and its attached calendar file have only CRLF line endings', async () => {
  const transport = fileTransport(folder, () => undefined);
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  await transport.send({ ...mail, calendar }, new AbortController().signal);
  const [file = ''] = await readdir(folder);
  const source = await readFile(join(folder, file), 'utf8');
  expect(source.match(/[^\r]\n/g)).toBeNull();
  expect(source).toContain('text/calendar; charset=utf-8');
  expect(source).toContain('azit.ics');
});

test('a recipient address cannot move the mail file out of its folder', async () => {
  const transport = fileTransport(folder, () => undefined);
  const recipient = '../../x/y@azit.example';
  await transport.send({ ...mail, recipient }, new AbortController().signal);
  expect(await readdir(folder)).toHaveLength(1);
});
