import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createPasswordMember } from '#test/factories/password-member.ts';
import { resetLimits } from '#test/factories/reset-limits.ts';
import { server, test } from '#test/harness/server-test.ts';

test.beforeEach(() => resetLimits(server.context));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OWNER = '198.51.100.1';
let strangers = 0;
const stranger = () => {
  strangers += 1;
  return `203.0.${Math.floor(strangers / 250)}.${(strangers % 250) + 1}`;
};

const send = (email: string, remoteAddress = stranger()) =>
  server.call({
    method: 'POST',
    url: '/api/auth/refresh/passwords/email',
    payload: { email },
    remoteAddress,
  });
const submit = (email: string, authNum: string, remoteAddress = stranger()) =>
  server.call({
    method: 'POST',
    url: '/api/auth/refresh/passwords',
    payload: { email, authNum },
    remoteAddress,
  });

async function codesTo(email: string): Promise<string[]> {
  const sql = 'select text_body from mail_outbox where recipient = $1 order by mail_id';
  const mails = await runSql(server.context.database, sql, [email]);
  return mails.map((mail) => /^ {4}(\d{6})$/m.exec(String(mail.text_body))?.[1] ?? '');
}
const lastCode = async (email: string) => (await codesTo(email)).at(-1) ?? '';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('recovery mails to one account', () => {
  // covers A2.16 (docs/coverage-statements.md)
  test('an account gets at most five recovery mails an hour, and the last code works', async () => {
    const { email } = await createPasswordMember(server);
    for (let count = 0; count < 5; count += 1) {
      expect((await send(email)).statusCode).toBe(200);
      server.clock.advance(MINUTE);
    }
    const code = await lastCode(email);
    for (let count = 0; count < 20; count += 1) {
      const refused = await send(email);
      expect(refused.json()).toMatchObject({ status: 429, code: 'CODE_MAIL_LIMIT' });
      expect(refused.headers['retry-after']).toBe(String(55 * 60));
    }
    expect(await codesTo(email)).toHaveLength(5);
    expect((await submit(email, code)).statusCode).toBe(200);
  });

  // covers A2.16 (docs/coverage-statements.md)
  test('a recovery mail is sent again when the oldest of the five is an hour old', async () => {
    const { email } = await createPasswordMember(server);
    for (let count = 0; count < 5; count += 1) await send(email);
    server.clock.advance(HOUR - 1000);
    expect((await send(email)).statusCode).toBe(429);
    server.clock.advance(1000);
    expect((await send(email)).statusCode).toBe(200);
  });

  // covers A2.16 (docs/coverage-statements.md)
  test('an account gets at most ten recovery mails in any 24 hours', async () => {
    const { email } = await createPasswordMember(server);
    for (let count = 0; count < 10; count += 1) {
      expect((await send(email)).statusCode).toBe(200);
      server.clock.advance(HOUR / 2);
    }
    server.clock.advance(18 * HOUR);
    const refused = await send(email);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(60 * 60)]);
    server.clock.advance(HOUR);
    expect((await send(email)).statusCode).toBe(200);
  });

  test('an account gets five recovery mails when thirty requests arrive at once', async () => {
    const { email } = await createPasswordMember(server);
    const replies = await Promise.all(Array.from({ length: 30 }, () => send(email)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(await codesTo(email)).toHaveLength(5);
  });
});

describe('guesses of a recovery code', () => {
  // covers A2.17 (docs/coverage-statements.md)
  test('an account has thirty guesses in any 24 hours over all codes and addresses', async () => {
    const { email, memberId } = await createPasswordMember(server);
    for (let hour = 0; hour < 12; hour += 1) {
      if ((await send(email, OWNER)).statusCode === 200) {
        const code = await lastCode(email);
        for (let count = 0; count < 8; count += 1) await submit(email, wrong(code), OWNER);
        for (let count = 0; count < 8; count += 1) await submit(email, wrong(code));
      }
      server.clock.advance(HOUR);
    }
    const sql = 'select sum(guesses) as made from recovery_mails where member_id = $1';
    const [row] = await runSql(server.context.database, sql, [memberId]);
    expect(Number(row?.made)).toBe(30);
    const codes = await codesTo(email);
    expect((await send(email)).statusCode, 'no code that could not be used').toBe(429);
    expect(await codesTo(email)).toHaveLength(codes.length);
    server.clock.advance(12 * HOUR + 10 * MINUTE);
    expect((await send(email)).statusCode, 'a day later').toBe(200);
  });

  // covers A2.17 (docs/coverage-statements.md)
  test('guesses from other addresses leave two for the address that requested the code', async () => {
    const { email } = await createPasswordMember(server);
    await send(email, OWNER);
    const code = await lastCode(email);
    for (let count = 0; count < 20; count += 1) await submit(email, wrong(code));
    expect((await submit(email, code)).statusCode, 'a stranger').toBe(404);
    expect((await submit(email, wrong(code), OWNER)).statusCode).toBe(404);
    expect((await submit(email, code, OWNER)).statusCode).toBe(200);
  });

  test('guesses before a recovery code was sent do not count', async () => {
    const { email } = await createPasswordMember(server);
    for (let count = 0; count < 40; count += 1) await submit(email, '123456');
    await send(email, OWNER);
    expect((await submit(email, await lastCode(email), OWNER)).statusCode).toBe(200);
  });
});

// covers A2.18 (docs/coverage-statements.md)
test('the stored hash of a recovery code cannot be recomputed without the secret key', async () => {
  const { email, memberId } = await createPasswordMember(server);
  await send(email);
  const code = await lastCode(email);
  const sql = 'select code_hash from password_recoveries where member_id = $1';
  const [row] = await runSql(server.context.database, sql, [memberId]);
  for (const text of [code, `recovery:${memberId}:${code}`, `${memberId}:${code}`]) {
    expect(createHash('sha256').update(text).digest()).not.toEqual(row?.code_hash);
  }
});

// covers A2.16 (docs/coverage-statements.md)
test('one address can request three recovery codes an hour; other addresses still can', async () => {
  const { email } = await createPasswordMember(server);
  const attacker = stranger();
  const statuses = [];
  for (let count = 0; count < 5; count += 1)
    statuses.push((await send(email, attacker)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await send(email)).statusCode).toBe(200);
});
