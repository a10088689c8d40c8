import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { sendDueMails } from '#server/mail/send-due-mails.ts';
import { createLogger } from '#server/runtime/logger.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { readTokens } from '#test/factories/password-member.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const EMAIL = 'planted.person@mail.example';
const PASSWORD = 'planted12!';
const lines: string[] = [];

let context: Context;
let app: FastifyInstance;
test.override({ settings: { OAUTH_NAVER_CLIENT_ID: 'id', OAUTH_NAVER_CLIENT_SECRET: 'secret' } });
test.beforeAll(async () => {
  const log = createLogger('debug', { write: (line) => lines.push(line) });
  context = { ...server.context, log };
  app = await createApp(context);
});
test.afterAll(async () => {
  await app.close();
});

function send(method: 'GET' | 'POST' | 'PATCH', url: string, rest: InjectOptions = {}) {
  return app.inject({ method, url, ...rest });
}

async function signUp(email: string) {
  const form = await multipartForm(await smallImage(), {
    nickname: '심은사람',
    email,
    password: PASSWORD,
    passwordCheck: PASSWORD,
    gender: 'FEMALE',
    birthYear: '1994',
    aboutMe: '반가워요.',
    categorySmallId: [1],
  });
  return send('POST', '/api/members', form);
}

async function mailed(pattern: RegExp): Promise<string> {
  const [mail] = await runSql(
    context.database,
    'select text_body from mail_outbox order by mail_id desc limit 1',
  );
  return pattern.exec(String(mail?.text_body))?.[0] ?? '';
}

async function ownId() {
  const [row] = await runSql(context.database, 'select member_id from members limit 1');
  return row;
}

async function failWithEverything() {
  await runSql(
    context.database,
    `create function fail_loudly() returns trigger language plpgsql as $$
     begin
       raise exception E'first line %\\nsecond line % %', new.email, new.email, new.password_hash
         using detail = new.email, hint = new.email;
     end $$`,
  );
  await runSql(
    context.database,
    'create trigger fail before insert on members for each row execute function fail_loudly()',
  );
  return signUp(`second.${EMAIL}`);
}

// covers A2.13 (docs/coverage-statements.md)
test('no log line contains an e-mail, a password, a token or a URL’s query', async () => {
  expect((await signUp(EMAIL)).statusCode).toBe(201);
  const logIn = (password: string) =>
    send('POST', '/api/auth/login', { payload: { email: EMAIL, password } });
  await logIn('wrong-but-near1!');
  const { token, refresh } = readTokens(await logIn(PASSWORD));
  const authorization = `Bearer ${token}`;
  const cookie = 'azit_oauth=planted-cookie';
  await send('GET', '/api/clubs/search?keyword=planted-keyword', { headers: { authorization } });
  await send('GET', '/api/members/planted-segment', { headers: { authorization, cookie } });
  const reissue = await send('GET', `/api/auth/re-issue/${encodeURIComponent(EMAIL)}`, {
    headers: { refresh },
  });
  expect(reissue.statusCode).toBe(200);
  await send('GET', `/api/auth/oauth/naver/callback?code=planted-code&state=planted-state`, {
    headers: { cookie: 'azit_oauth=planted-state' },
  });
  const link = { isOnline: 'online', onlineLink: 'https://meet.example/planted-room' };
  const club = await createClub(context, { hostId: Number((await ownId())?.member_id) });
  const changed = await send('POST', `/api/clubs/${club}/changes`, {
    headers: { authorization },
    payload: link,
  });
  expect(changed.json().data.onlineLink).toBe(link.onlineLink);
  const feed = await send('POST', '/api/calendars', { headers: { authorization } });
  const feedUrl: string = feed.json().data.url;
  expect((await send('GET', feedUrl)).statusCode).toBe(200);
  await send('GET', '/api/calendar-links/planted-signature.ics');
  const json = { 'content-type': 'application/json' };
  await send('POST', '/api/auth/login', { headers: json, payload: `{"password":"${PASSWORD}",` });
  await send('GET', `/api/nothing/${EMAIL}?token=${token}`);
  await send('POST', '/api/auth/refresh/passwords/email', { payload: { email: EMAIL } });
  const code = await mailed(/(?<!\d)\d{6}(?!\d)/);
  await sendDueMails(
    context,
    { send: () => Promise.reject(new Error(`550 <${EMAIL}> unknown\n${code} for ${EMAIL}`)) },
    new AbortController().signal,
  );
  const recovered = await send('POST', '/api/auth/refresh/passwords', {
    payload: { email: EMAIL, authNum: code },
  });
  expect(recovered.statusCode).toBe(200);
  const temporary = await mailed(/[A-Za-z\d~!@#$%^&*()]{8,16}(?=\s|$)/m);
  expect(temporary).not.toBe('');
  expect((await failWithEverything()).statusCode).toBe(500);

  const text = lines.join('\n');
  expect(lines.length).toBeGreaterThan(12);
  expect(text).toContain('answered');
  expect(text).toContain('request failed');
  for (const secret of [
    EMAIL,
    encodeURIComponent(EMAIL),
    PASSWORD,
    'wrong-but-near1!',
    temporary,
    token,
    refresh,
    String(reissue.headers.refresh),
    feedUrl.slice('/api/calendars/'.length, -'.ics'.length),
    'planted-',
    '$argon2',
    '심은사람',
    '?',
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(new RegExp(`(?<![\\d.])${code}(?!\\d)`));
  expect(text).not.toMatch(/@mail|eyJ[\w-]{10}|Bearer|azit_oauth/);
});
