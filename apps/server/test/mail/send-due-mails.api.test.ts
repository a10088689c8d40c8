import { afterEach, describe, expect } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { LEASE_MS } from '#server/mail/delivery-timeout.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { sendDueMails } from '#server/mail/send-due-mails.ts';
import { smtpTransport } from '#server/mail/smtp-transport.ts';
import { emptyTables, runSql } from '#test/factories/insert-row.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startMailServer, type TestMailServer } from '#test/peers/mail-server.ts';

let post: TestMailServer;
test.beforeEach(async () => {
  await emptyTables(server.context.database, 'mail_outbox');
  post = await startMailServer();
});
afterEach(() => post.close());

const content = layOutMail({
  subject: '[아지트] 비밀번호 찾기 인증번호',
  greeting: '민지님, 안녕하세요.',
  highlight: '042137',
  notes: ['<b>굵게</b>'],
});

const queue = (recipient = 'minji@example.com') =>
  inTransaction(server.context, (tx) =>
    queueMail(tx, server.context, recipient, content, { kind: 'test' }),
  );
const deliver = (signal = new AbortController().signal) =>
  sendDueMails(server.context, smtpTransport(post.url), signal);
const outbox = () => runSql(server.context.database, 'select * from mail_outbox order by mail_id');

test('a mail arrives complete, and its stored text is deleted afterwards', async () => {
  await queue();
  await deliver();
  const [mail] = post.received;
  expect(mail?.recipients).toEqual(['minji@example.com']);
  const [row] = await outbox();
  expect(mail?.source).toContain(`Message-ID: ${row?.message_id}`);
  expect(mail?.source).toContain('multipart/alternative');
  expect(mail?.source).toContain('042137');
  expect(row).toMatchObject({ sent_at: server.clock.now(), text_body: '', html_body: '' });
});

test('several senders running at once send each mail once', async () => {
  for (let count = 0; count < 12; count += 1) await queue(`m${count}@example.com`);
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  const recipients = post.received.flatMap((mail) => mail.recipients);
  expect(recipients).toHaveLength(12);
  expect(new Set(recipients).size).toBe(12);
});

test('a mail of a failed transaction is never sent', async () => {
  const failing = inTransaction(server.context, async (tx) => {
    await queueMail(tx, server.context, 'minji@example.com', content, { kind: 'test' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await deliver();
  expect(post.received).toEqual([]);
});

describe('unreliable mail servers', () => {
  test.each([
    ['refuses every recipient', 'refuse'],
    ['rejects every recipient for now', 'later'],
    ['drops the connection in the middle of a mail', 'drop'],
    ['closes every connection', 'gone'],
  ] as const)(
    'a mail to a server that %s is retried after 5, 10 and 20 seconds',
    async (_, mode) => {
      post.setMode(mode);
      await queue();
      for (const [attempts, seconds] of [
        [1, 5],
        [2, 10],
        [3, 20],
      ] as const) {
        await deliver();
        const [row] = await outbox();
        expect(row).toMatchObject({ attempts, sent_at: null, failed_at: null });
        const wait = Number(row?.next_attempt_at) - server.clock.now().getTime();
        expect(wait).toBe(seconds * 1000);
        server.clock.advance(wait - 1);
        await deliver();
        expect((await outbox())[0]?.attempts, 'not early').toBe(attempts);
        server.clock.advance(1);
      }
      post.setMode('accept');
      await deliver();
      expect(post.received).toHaveLength(1);
      expect((await outbox())[0]?.sent_at).toEqual(server.clock.now());
    },
  );

  test('a failed connection counts as an attempt, and its error omits the recipient', async () => {
    await queue();
    await post.close();
    await deliver();
    expect((await outbox())[0]).toMatchObject({ attempts: 1, sent_at: null });
    expect(String((await outbox())[0]?.last_error)).not.toContain('minji@example.com');
  });

  test('a mail whose receipt the mail server does not confirm is sent twice at most', async () => {
    post.setMode('silent');
    const transport = smtpTransport(post.url, { handoverMs: 20_000, replyMs: 50 });
    const deliver = () => sendDueMails(server.context, transport, new AbortController().signal);
    await queue();
    await deliver();
    expect((await outbox())[0]).toMatchObject({ sent_at: null, unconfirmed: 1 });
    for (let round = 0; round < 5; round += 1) {
      server.clock.advance(60 * 60_000);
      await deliver();
    }
    expect(post.received).toHaveLength(2);
    const ids = post.received.map((mail) => /^Message-ID: (.+)$/m.exec(mail.source)?.[1]);
    expect(new Set(ids).size, 'both under one id').toBe(1);
    expect((await outbox())[0]?.sent_at).not.toBeNull();
  });

  test('a mail server that is slow for some recipients does not delay mails to others', async () => {
    post.setMode('slow');
    for (let count = 0; count < 3; count += 1) await queue(`slow${count}@example.com`);
    const stop = new AbortController();
    const sending = deliver(stop.signal);
    await post.busyWith(3);
    post.setMode('accept');
    await queue('quick@example.com');
    await deliver();
    expect(post.received.map((mail) => mail.recipients)).toEqual([['quick@example.com']]);
    stop.abort();
    await sending;
    expect(await outbox()).toHaveLength(4);
  });
});

test('a mail refused for three days is abandoned', async () => {
  post.setMode('refuse');
  await queue();
  server.clock.advance(3 * 24 * 60 * 60_000);
  await deliver();
  expect((await outbox())[0]).toMatchObject({ failed_at: server.clock.now(), text_body: '' });
  post.setMode('accept');
  server.clock.advance(60 * 60_000);
  await deliver();
  expect(post.received).toEqual([]);
});

test('a mail claimed by a dead sender is sent when its lease ends', async () => {
  await queue();
  const later = new Date(server.clock.now().getTime() + LEASE_MS);
  const claim = 'update mail_outbox set attempts = 1, next_attempt_at = $1';
  await runSql(server.context.database, claim, [later]);
  await deliver();
  expect(post.received).toEqual([]);
  server.clock.advance(LEASE_MS);
  await deliver();
  expect(post.received).toHaveLength(1);
});

test('markup typed by a user appears as text in both mail bodies', () => {
  expect(content.text).toContain('<b>굵게</b>');
  expect(content.html).toContain('&lt;b&gt;굵게&lt;/b&gt;');
});
