import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileTransport } from '#server/mail/file-transport.ts';

const mail = {
  messageId: '<7@azit>',
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

// covers P8.4
test('a mail becomes one file and one readable log block, also when sent twice', async () => {
  const printed: string[] = [];
  const transport = fileTransport(join(folder, 'mails'), (block) => printed.push(block));
  for (const _ of [1, 2]) await transport.send(mail, new AbortController().signal);

  const files = await readdir(join(folder, 'mails'));
  expect(files).toHaveLength(1);
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
