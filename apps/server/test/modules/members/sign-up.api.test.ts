import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { birthYearMessages } from '@azit/rules/members/sign-up-age';
import { describe, expect } from 'vitest';
import { imageDirectory } from '#server/modules/images/file-image-store.ts';
import { emptyTables, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { tryLogin } from '#test/factories/password-member.ts';
import { multipartForm, smallImage, uploadUntilFree } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because tests delete members but not their images.
test.override({ checksInvariants: false });

let image: Buffer;
test.beforeAll(async () => {
  image = await smallImage();
});
test.beforeEach(() => emptyTables(server.context.database, 'members'));

const person = {
  nickname: '민지',
  email: 'Minji@example.com',
  password: 'azit1234!',
  passwordCheck: 'azit1234!',
  gender: 'FEMALE',
  birthYear: '1994',
  aboutMe: '주말마다 전시를 보러 다녀요.',
  categorySmallId: [3, 1, 33],
};

async function signUp(parts: Record<string, unknown> = {}, upload: Buffer | undefined = image) {
  const form = await multipartForm(upload, { ...person, ...parts });
  return server.call({ method: 'POST', url: '/api/members', ...form });
}

const countMembers = async () =>
  (await runSql(server.context.database, 'select 1 from members')).length;
const files = () =>
  readdir(join(imageDirectory(server.context.config), 'member_profile')).catch(() => []);

// covers S3.16, A3.2 (docs/coverage-statements.md)
test('a sign-up creates a member who can log in', async () => {
  const reply = await signUp();
  expect(reply.statusCode).toBe(201);
  const { data } = reply.json();
  expect(data).toEqual({
    memberId: expect.any(Number),
    nickname: '민지',
    email: 'Minji@example.com',
    gender: 'FEMALE',
    birthYear: '1994',
    aboutMe: '주말마다 전시를 보러 다녀요.',
    reputation: 36.5,
    following: 0,
    follower: 0,
    categorySmallIdList: [1, 3, 33],
    areaCodes: [],
    isProfileComplete: true,
    fileInfo: { fileUrl: '/images/member_profile', fileName: expect.stringMatching(/\.webp$/) },
  });
  const picture = await server.call({
    method: 'GET',
    url: `${data.fileInfo.fileUrl}/${data.fileInfo.fileName}`,
  });
  expect(picture.headers['content-type']).toBe('image/webp');
  expect((await tryLogin(server, 'minji@EXAMPLE.com', person.password)).statusCode).toBe(200);
});

test('the password is stored as an argon2id hash only', async () => {
  await signUp();
  const [row] = await runSql(server.context.database, 'select password_hash from members');
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/);
});

describe('refused sign-ups', () => {
  // covers S9.8, A3.2 (docs/coverage-statements.md)
  test.each([
    ['nickname', { nickname: '민' }],
    ['nickname', { nickname: '가나다라마바사아자' }],
    ['nickname', { nickname: 'minji7' }],
    ['nickname', { nickname: '민 지' }],
    ['nickname', { nickname: 7 }],
    ['email', { email: 'minji' }],
    ['email', { email: 'minji@example' }],
    ['email', { email: `${'m'.repeat(250)}@example.com` }],
    ['password', { password: 'azit12!', passwordCheck: 'azit12!' }],
    ['password', { password: 'azit1234567890!!!', passwordCheck: 'azit1234567890!!!' }],
    ['password', { password: 'azitazit!', passwordCheck: 'azitazit!' }],
    ['password', { password: '12345678!', passwordCheck: '12345678!' }],
    ['password', { password: 'azit12345', passwordCheck: 'azit12345' }],
    ['password', { password: 'azit1234!가', passwordCheck: 'azit1234!가' }],
    ['passwordCheck', { passwordCheck: 'azit1234?' }],
    ['gender', { gender: 'OTHER' }],
    ['birthYear', { birthYear: '1949' }],
    ['birthYear', { birthYear: '2027' }],
    ['birthYear', { birthYear: 94 }],
    ['aboutMe', { aboutMe: ' ' }],
    ['aboutMe', { aboutMe: '가'.repeat(129) }],
    ['categorySmallId', { categorySmallId: [] }],
    ['categorySmallId', { categorySmallId: Array.from({ length: 13 }, (_, index) => index + 1) }],
    ['categorySmallId', { categorySmallId: [1, 1] }],
    ['categorySmallId.0', { categorySmallId: [36] }],
  ])('a sign-up is refused with the name of the wrong field: %s %j', async (field, parts) => {
    const reply = await signUp(parts);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fieldErrors).toContainEqual({
      field,
      message: expect.stringMatching(/[가-힣]/),
    });
    expect(await countMembers()).toBe(0);
  });

  // covers S5.13, A1.8, A3.2 (docs/coverage-statements.md)
  test('a sign-up with a missing, unreadable or too large image is refused', async () => {
    expect((await signUp({}, Buffer.alloc(0))).json().code).toBe('IMAGE_REQUIRED');
    expect((await signUp({}, Buffer.from('<svg/>'))).statusCode).toBe(415);
    expect((await signUp({}, Buffer.alloc(1_048_576))).statusCode).toBe(413);
    expect(await countMembers()).toBe(0);
  });
});

test('a sign-up with values at the limits of every rule succeeds', async () => {
  const edges = {
    nickname: '가_-나zA바사',
    password: 'a1!aaaaa',
    passwordCheck: 'a1!aaaaa',
    birthYear: '1950',
    aboutMe: '👋'.repeat(128),
    categorySmallId: Array.from({ length: 12 }, (_, index) => index + 24),
  };
  expect((await signUp(edges)).statusCode).toBe(201);
});

// covers S5.15, P1.12 (docs/coverage-statements.md)
test('a person under 14 by the year in Seoul cannot sign up', async () => {
  const refusal = async (birthYear: string) =>
    (await signUp({ birthYear })).json().fieldErrors?.[0]?.message;
  expect(await refusal('2027')).toBe(birthYearMessages.notChosen);
  expect(await refusal('2026')).toBe(birthYearMessages.notChosen);
  expect(await refusal('2025')).toBe(birthYearMessages.tooYoung);
  server.clock.set('2026-12-31T14:59:00Z');
  expect(await refusal('2013')).toBe(birthYearMessages.tooYoung);
  expect(await countMembers()).toBe(0);
  server.clock.set('2026-12-31T15:00:00Z');
  expect((await signUp({ birthYear: '2013' })).statusCode).toBe(201);
});

// covers A3.2 (docs/coverage-statements.md)
test.each([
  ['nickname', { email: 'other@example.com', nickname: 'MINJI' }, 'NICKNAME_TAKEN'],
  ['e-mail', { email: 'MINJI@example.com', nickname: '다른이름' }, 'EMAIL_TAKEN'],
])(
  'a sign-up with a taken %s in any case is a conflict and leaves no file',
  async (_, parts, code) => {
    await createMember(server.context, { nickname: 'minji', email: 'minji@example.com' });
    const before = await files();
    const reply = await signUp(parts);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().code).toBe(code);
    expect(await files()).toEqual(before);
  },
);

// covers A1.13 (docs/coverage-statements.md)
test('eight equal parallel sign-ups create one account', async () => {
  const before = await files();
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => uploadUntilFree(() => signUp())),
  );
  const statuses = replies.map((reply) => reply.statusCode).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  expect(await countMembers()).toBe(1);
  expect(await files()).toHaveLength(before.length + 1);
});
