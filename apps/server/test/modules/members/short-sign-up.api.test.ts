import { expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { tryLogin } from '#test/factories/password-member.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

let count = 0;
let person: { nickname: string; email: string; password: string };
test.beforeEach(() => {
  const nickname = `guest${String.fromCharCode(97 + count++)}`;
  person = { nickname, email: `${nickname}@example.com`, password: 'azit1234!' };
});

const plan = {
  clubName: '책 이야기',
  clubInfo: '같이 읽어요.',
  joinQuestion: '무엇을 읽나요?',
  fee: 0,
  meetingDate: '2026-11-21',
  meetingTime: '19:30',
  memberLimit: 6,
  genderRestriction: 'ALL',
  birthYearMin: null,
  birthYearMax: null,
  isOnline: 'online',
  categorySmallId: 33,
};

function signUp(parts: object = {}, headers: Record<string, string> = {}) {
  const payload = { ...person, gender: 'FEMALE', birthYear: '1994', ...parts };
  return server.call({ method: 'POST', url: '/api/members', payload, headers });
}

async function enter() {
  const { memberId } = (await signUp()).json().data;
  const login = await tryLogin(server, person.email, person.password);
  const token = String(login.headers.authorization).replace('Bearer ', '');
  return { memberId, token };
}

async function open(token: string) {
  const form = await multipartForm(await smallImage(), plan);
  return server.call({ method: 'POST', url: '/api/clubs', token, ...form });
}

test('a sign-up without profile fields creates an incomplete member who can log in', async () => {
  const reply = await signUp();
  expect(reply.statusCode).toBe(201);
  expect(reply.json().data).toMatchObject({
    nickname: person.nickname,
    aboutMe: '',
    categorySmallIdList: [],
    isProfileComplete: false,
  });
  expect((await tryLogin(server, person.email, person.password)).statusCode).toBe(200);
});

test.each([
  ['nickname', { nickname: '손 님' }],
  ['birthYear', { birthYear: '2020' }],
  ['password', { password: 'short' }],
])('a sign-up without a profile checks the field %s', async (field, parts) => {
  const reply = await signUp(parts);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fieldErrors).toContainEqual({ field, message: expect.any(String) });
});

test('a sign-up repeated with one Idempotency-Key gets the same reply, for one member', async () => {
  const key = { 'idempotency-key': 'same-tap' };
  const replies = [await signUp({}, key), await signUp({}, key)];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect(replies[1]?.json()).toEqual(replies[0]?.json());
  const sql = 'select 1 from members where nickname = $1';
  expect(await runSql(server.context.database, sql, [person.nickname])).toHaveLength(1);
});

test('an incomplete member cannot open a club until the profile is complete', async () => {
  const { memberId, token } = await enter();
  const refused = await open(token);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'PROFILE_INCOMPLETE',
    message: '사진, 자기소개, 관심사를 채우면 아지트와 크루를 만들 수 있어요.',
  });

  const url = `/api/members/${memberId}`;
  const payload = { nickname: person.nickname, aboutMe: '반가워요.', categorySmallId: [33] };
  const edited = await server.call({ method: 'PATCH', url, token, payload });
  expect(edited.json().data.isProfileComplete).toBe(false);
  const form = await multipartForm(await smallImage());
  const pictured = await server.call({ method: 'POST', url, token, ...form });
  expect(pictured.json().data.isProfileComplete).toBe(true);
  expect((await open(token)).statusCode).toBe(201);
});

test('a profile is complete even if the picture is set before the other fields', async () => {
  const { memberId, token } = await enter();
  const url = `/api/members/${memberId}`;
  const form = await multipartForm(await smallImage());
  const pictured = await server.call({ method: 'POST', url, token, ...form });
  expect(pictured.json().data.isProfileComplete).toBe(false);
  const payload = { nickname: person.nickname, aboutMe: '반가워요.', categorySmallId: [33] };
  const edited = await server.call({ method: 'PATCH', url, token, payload });
  expect(edited.json().data.isProfileComplete).toBe(true);
});

test('an edit stores interests without an introduction and leaves a profile incomplete', async () => {
  const { memberId, token } = await enter();
  const url = `/api/members/${memberId}`;
  await server.call({ method: 'POST', url, token, ...(await multipartForm(await smallImage())) });
  const payload = { nickname: person.nickname, aboutMe: ' ', categorySmallId: [33] };
  const edited = await server.call({ method: 'PATCH', url, token, payload });
  expect(edited.json().data).toMatchObject({
    aboutMe: '',
    categorySmallIdList: [33],
    isProfileComplete: false,
  });
});

test('other members do not see whether a profile is complete', async () => {
  const { memberId } = await enter();
  const { token } = await createMember(server.context);
  const seen = await server.call({ method: 'GET', url: `/api/members/${memberId}`, token });
  expect(seen.json().data).not.toHaveProperty('isProfileComplete');
});
