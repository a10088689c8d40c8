import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import {
  createPasswordMember,
  logInByPassword,
  PASSWORD,
} from '#test/factories/password-member.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

const DAY = 24 * 60 * 60 * 1000;

let host: TestMember;
let applicant: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  applicant = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
});

type Sent = { key?: string; as?: TestMember; answer?: string };

const signUps = () => `/api/clubs/${clubId}/signups`;

function apply({ key, as = applicant, answer = '저요.' }: Sent = {}) {
  return server.call({
    method: 'POST',
    url: signUps(),
    token: as.token,
    headers: key === undefined ? {} : { 'idempotency-key': key },
    payload: { memberId: as.memberId, joinAnswer: answer },
  });
}

async function storedRows() {
  return runSql(server.context.database, 'select * from idempotent_replies where member_id = $1', [
    applicant.memberId,
  ]);
}

describe('a write repeated with the same Idempotency-Key', () => {
  // covers A1.14 (docs/coverage-statements.md)
  test('a repeated write gets the first reply again, with status, headers and body', async () => {
    const first = await apply({ key: 'once' });
    const second = await apply({ key: 'once' });
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(second.body).toBe(first.body);
    for (const name of ['content-type', 'cache-control', 'content-length']) {
      expect(second.headers[name], name).toBe(first.headers[name]);
    }
  });

  test('a repeated write has no second effect, even after the first effect was undone', async () => {
    await apply({ key: 'once' });
    const url = `${signUps()}/${applicant.memberId}`;
    await server.call({ method: 'DELETE', url, token: applicant.token });
    expect((await apply({ key: 'once' })).statusCode).toBe(201);
    const rows = 'select 1 from club_members where club_id = $1 and member_id = $2';
    expect(await runSql(server.context.database, rows, [clubId, applicant.memberId])).toEqual([]);
  });

  test('a repeated write without a body gets the first reply again', async () => {
    const request = {
      method: 'POST',
      url: `/api/members/${host.memberId}/unfollow`,
      token: applicant.token,
      headers: { 'idempotency-key': 'once' },
    } as const;
    const follow = { ...request, url: `/api/members/${host.memberId}/follow` };
    expect((await server.call(follow)).statusCode).toBe(201);
    for (const copy of [request, request]) expect((await server.call(copy)).statusCode).toBe(204);
  });

  test('a repeated write gets the first refusal again even if it would succeed now', async () => {
    await runSql(server.context.database, 'update clubs set gender_restriction = $1', [
      'MALE_ONLY',
    ]);
    const first = await apply({ key: 'once' });
    await runSql(server.context.database, 'update clubs set gender_restriction = $1', ['ALL']);
    const second = await apply({ key: 'once' });
    expect([first.statusCode, second.statusCode]).toEqual([403, 403]);
    expect(second.body).toBe(first.body);
    expect((await apply({ key: 'another' })).statusCode).toBe(201);
  });

  test('a repeated write runs again if its input was refused and then corrected', async () => {
    expect((await apply({ key: 'once', answer: '' })).statusCode).toBe(400);
    expect((await apply({ key: 'once' })).statusCode).toBe(201);
  });

  test('a repeated write runs again after 24 hours', async () => {
    await apply({ key: 'once' });
    server.clock.advance(DAY - 1);
    const { tokens } = server.context;
    const rows = 'select session_id from sessions where member_id = $1';
    const [session] = await runSql(server.context.database, rows, [applicant.memberId]);
    const sessionId = String(session?.session_id);
    const fresh = async () => {
      const token = await tokens.issue({ memberId: applicant.memberId, sessionId });
      return { ...applicant, token };
    };
    expect((await apply({ key: 'once', as: await fresh() })).statusCode).toBe(201);
    server.clock.advance(1);
    expect((await apply({ key: 'once', as: await fresh() })).statusCode).toBe(409);
  });

  test('a repeated write with a different body is refused with 422', async () => {
    await apply({ key: 'once' });
    const reply = await apply({ key: 'once', answer: '다른 답' });
    expect(reply.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(reply.json().message).toMatch(/[가-힣]/);
  });

  test('a repeated write with a different image is refused with 422', async () => {
    const send = async (format: 'png' | 'jpeg') =>
      server.call({
        method: 'POST',
        url: `/api/members/${applicant.memberId}`,
        token: applicant.token,
        ...(await withKey(multipartForm(await smallImage(format)))),
      });
    const [first, copy, other] = [await send('png'), await send('png'), await send('jpeg')];
    expect([first.statusCode, copy.statusCode, other.statusCode]).toEqual([200, 200, 422]);
    expect(copy.body).toBe(first.body);
  });

  async function withKey(form: ReturnType<typeof multipartForm>) {
    const { payload, headers } = await form;
    return { payload, headers: { ...headers, 'idempotency-key': 'picture' } };
  }

  test('a repeated write with the same values written differently gets the first reply', async () => {
    const send = (url: string, memberId: unknown) =>
      server.call({
        method: 'POST',
        url,
        token: applicant.token,
        headers: { 'idempotency-key': 'once' },
        payload: { joinAnswer: ' 저요.', memberId, more: true },
      });
    const first = await send(signUps(), applicant.memberId);
    const second = await send(`${signUps()}/`, String(applicant.memberId));
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  });
});

describe('one Idempotency-Key on several URLs', () => {
  const spellings = [
    (path: string) => `${path}/`,
    (path: string) => `${path}?`,
    (path: string) => `${path}?unknown=1`,
    (path: string) => `${path}/?b=2&a=1`,
    (path: string) => path.replace('api', '%61pi'),
    (path: string) => path.replace('signups', 'sign%75ps'),
    (path: string) => path.replace(/\d+/, (id) => id.replace(/^./, (digit) => `%3${digit}`)),
  ];

  // covers A1.14 (docs/coverage-statements.md)
  test.each(spellings.map((spell) => [spell('/api/clubs/7/signups'), spell] as const))(
    'one Idempotency-Key is valid for every spelling of a URL, as %s',
    async (_, spell) => {
      const send = (url: string) =>
        server.call({
          method: 'POST',
          url,
          token: applicant.token,
          headers: { 'idempotency-key': 'once' },
          payload: { memberId: applicant.memberId, joinAnswer: '저요.' },
        });
      const first = await send(signUps());
      const second = await send(spell(signUps()));
      expect(second.body).toBe(first.body);
      expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    },
  );

  test('one Idempotency-Key on two methods of the same path stands for two requests', async () => {
    const headers = { 'idempotency-key': 'once' };
    const send = (method: 'POST' | 'DELETE') =>
      server.call({
        method,
        url: `/api/members/${host.memberId}/block`,
        token: applicant.token,
        headers,
      });
    expect((await send('POST')).statusCode).toBe(201);
    expect((await send('DELETE')).statusCode).toBe(204);
    const blocks = 'select 1 from blocks where blocker_id = $1';
    expect(await runSql(server.context.database, blocks, [applicant.memberId])).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  test('the same Idempotency-Key from another member or on another URL is a new key', async () => {
    const other = await createMember(server.context);
    expect((await apply({ key: 'same' })).statusCode).toBe(201);
    expect((await apply({ key: 'same', as: other })).statusCode).toBe(201);
    clubId = await createClub(server.context, { hostId: host.memberId });
    expect((await apply({ key: 'same' })).statusCode).toBe(201);
  });

  test.each([
    ['empty', ''],
    ['too long', 'k'.repeat(65)],
    ['with a tab', 'a\tb'],
    ['not ASCII', 'é'],
  ])('an invalid Idempotency-Key (%s) is refused with 400', async (_what, key) => {
    const reply = await apply({ key });
    expect(reply.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  test('the same Idempotency-Key on logout is a separate key for each session', async () => {
    const { memberId, email } = await createPasswordMember(server);
    const headers = { 'idempotency-key': 'once' };
    const [phone, laptop] = [
      await logInByPassword(server, email),
      await logInByPassword(server, email),
    ];
    const url = '/api/auth/logout';
    for (const { token } of [phone, laptop]) {
      expect((await server.call({ method: 'POST', url, token, headers })).statusCode).toBe(200);
      const after = await server.call({ url: `/api/members/${memberId}`, token });
      expect(after.statusCode).toBe(401);
    }
  });

  test('an Idempotency-Key of 64 printable characters is accepted', async () => {
    expect((await apply({ key: `k ~${'k'.repeat(61)}` })).statusCode).toBe(201);
  });

  test('an Idempotency-Key of a guest works like that of a member', async () => {
    const check = (nickname: string) =>
      server.call({
        method: 'POST',
        url: '/api/members/check',
        headers: { 'idempotency-key': 'guest' },
        payload: { nickname },
      });
    expect((await check('없는이름')).statusCode).toBe(200);
    await createMember(server.context, { nickname: '없는이름' });
    expect((await check('없는이름')).statusCode).toBe(200);
    expect((await check('다른이름')).statusCode).toBe(422);
  });

  test('an Idempotency-Key is ignored and stores nothing if the reply contains tokens', async () => {
    const { email } = await createPasswordMember(server);
    const logIn = () =>
      server.call({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'idempotency-key': randomUUID() },
        payload: { email, password: PASSWORD },
      });
    const before = await runSql(server.context.database, 'select 1 from idempotent_replies');
    const [first, second] = [await logIn(), await logIn()];
    expect(first.headers.refresh).not.toBe(second.headers.refresh);
    const after = await runSql(server.context.database, 'select 1 from idempotent_replies');
    expect(after).toHaveLength(before.length);
  });

  test('a member who withdraws leaves no stored Idempotency-Key', async () => {
    await apply({ key: 'once' });
    expect(await storedRows()).toHaveLength(1);
    const url = `/api/members/${applicant.memberId}`;
    await server.call({ method: 'DELETE', url, token: applicant.token });
    expect(await storedRows()).toEqual([]);
  });
});
