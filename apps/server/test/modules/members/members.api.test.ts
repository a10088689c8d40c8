import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { describe, expect } from 'vitest';
import { imageDirectory } from '#server/modules/images/file-image-store.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

describe('the duplicate check of nickname and e-mail', () => {
  const check = (payload: object, on = server) =>
    on.call({ method: 'POST', url: '/api/members/check', payload });

  // covers S7.11 (docs/coverage-statements.md)
  test('the duplicate check replies 200 without a body if the value is free', async () => {
    const reply = await check({ nickname: '아무도' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    expect((await check({ email: 'nobody@example.com' })).statusCode).toBe(200);
  });

  // covers S8.3, A3.1 (docs/coverage-statements.md)
  test('the duplicate check replies 404 if the value is taken in upper or lower case', async () => {
    await createMember(server.context, { nickname: 'Taken', email: 'taken@example.com' });
    for (const [payload, code] of [
      [{ nickname: 'tAKEN' }, 'NICKNAME_TAKEN'],
      [{ email: 'TAKEN@example.com' }, 'EMAIL_TAKEN'],
    ] as const) {
      const reply = await check(payload);
      expect(reply.json()).toEqual({ status: 404, code, message: expect.stringMatching(/이미/) });
      expect(reply.statusCode).toBe(404);
    }
  });

  // covers A3.1 (docs/coverage-statements.md)
  test.each([
    [{}],
    [{ nickname: '민지', email: 'a@example.com' }],
    [{ nickname: '민' }],
    [{ email: 'a@b' }],
    [{ nickname: null }],
    [[]],
  ])('the duplicate check refuses the body %j', async (payload) => {
    expect((await check(payload)).statusCode).toBe(400);
  });

  test('the duplicate check is rate-limited per address', async () => {
    const limited = await startTestAppForTest({
      RATE_LIMIT_FACTOR: '1',
      RATE_LIMITS: 'duplicateCheck=3/60',
    });
    const statuses = await Promise.all(
      Array.from(
        { length: 8 },
        async () => (await check({ nickname: '민지' }, limited)).statusCode,
      ),
    );
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    const reply = await check({ nickname: '민지' }, limited);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.json().code).toBe('RATE_LIMITED');
    const elsewhere = await limited.call({
      method: 'POST',
      url: '/api/members/check',
      payload: { nickname: '민지' },
      remoteAddress: '198.51.100.9',
    });
    expect(elsewhere.statusCode).toBe(200);
    limited.clock.advance(60_000);
    expect((await check({ nickname: '민지' }, limited)).statusCode).toBe(200);
  });
});

describe('a profile', () => {
  // covers S3.1, A3.3 (docs/coverage-statements.md)
  test('a profile shows e-mail, gender and birth year only to its owner', async () => {
    const me = await createMember(server.context, { interests: [2, 30], reputation: 41.26 });
    const other = await createMember(server.context);
    const url = `/api/members/${me.memberId}`;
    const profile = {
      memberId: me.memberId,
      nickname: me.nickname,
      aboutMe: '작게 모이는 걸 좋아해요.',
      reputation: 41.3,
      following: 0,
      follower: 0,
      categorySmallIdList: [2, 30],
      fileInfo: DEFAULT_PROFILE_FILE,
    };
    const seen = await server.call({ method: 'GET', url, token: other.token });
    expect(seen.json()).toEqual({ data: { ...profile, meetingCount: 0, topPraise: null } });
    const own = await server.call({ method: 'GET', url, token: me.token });
    const privateFields = {
      email: me.email,
      gender: 'FEMALE',
      birthYear: '1994',
      areaCodes: [],
      isProfileComplete: true,
    };
    expect(own.json()).toEqual({ data: { ...profile, ...privateFields } });
    expect(own.headers['cache-control']).toBe('no-store');
  });

  // covers A1.4 (docs/coverage-statements.md)
  test('a profile replies 401 to a guest, 404 without a member and 400 to a malformed id', async () => {
    const { token } = await createMember(server.context);
    const get = (id: string, as?: string) =>
      server.call({ method: 'GET', url: `/api/members/${id}`, ...(as ? { token: as } : {}) });
    expect((await get('1')).statusCode).toBe(401);
    expect((await get('2147483647', token)).json().code).toBe('MEMBER_NOT_FOUND');
    for (const id of ['0', 'abc', '1.5', '-1', '99999999999']) {
      expect((await get(id, token)).statusCode).toBe(400);
    }
  });
});

describe('editing a profile', () => {
  const edit = (id: number, token: string, payload: object) =>
    server.call({ method: 'PATCH', url: `/api/members/${id}`, token, payload });
  const change = { nickname: '새이름', aboutMe: '달라졌어요.', categorySmallId: [5, 1] };

  // covers S3.17 (docs/coverage-statements.md)
  test('a profile edit replaces nickname, about-me and interests and refreshes the lists', async () => {
    const me = await createMember(server.context, { interests: [1, 2, 3] });
    const version = server.context.listCacheVersion.current();
    const reply = await edit(me.memberId, me.token, change);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data).toMatchObject({
      nickname: '새이름',
      aboutMe: '달라졌어요.',
      categorySmallIdList: [1, 5],
      email: me.email,
    });
    expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
    const sameName = await edit(me.memberId, me.token, change);
    expect(sameName.statusCode, 'keeping the own nickname').toBe(200);
  });

  // covers A3.4 (docs/coverage-statements.md)
  test('a profile edit with a taken nickname is a conflict and changes nothing', async () => {
    await createMember(server.context, { nickname: 'Mine' });
    const me = await createMember(server.context, { interests: [7] });
    const reply = await edit(me.memberId, me.token, { ...change, nickname: 'mINE' });
    expect(reply.json()).toMatchObject({ status: 409, code: 'NICKNAME_TAKEN' });
    const own = await server.call({
      method: 'GET',
      url: `/api/members/${me.memberId}`,
      token: me.token,
    });
    expect(own.json().data).toMatchObject({ nickname: me.nickname, categorySmallIdList: [7] });
  });

  test('only one of two members who choose the same nickname at once succeeds', async () => {
    const [a, b] = [await createMember(server.context), await createMember(server.context)];
    const wanted = { ...change, nickname: '하나뿐인' };
    const replies = await Promise.all([
      edit(a.memberId, a.token, wanted),
      edit(b.memberId, b.token, wanted),
    ]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  });

  // covers A3.4 (docs/coverage-statements.md)
  test('editing the profile of another member is refused', async () => {
    const [a, b] = [await createMember(server.context), await createMember(server.context)];
    expect((await edit(b.memberId, a.token, change)).statusCode).toBe(403);
  });

  test.each([
    [{ nickname: 'x' }],
    [{ aboutMe: '가'.repeat(129) }],
    [{ categorySmallId: [] }],
    [{ categorySmallId: Array.from({ length: 13 }, (_, index) => index + 1) }],
    [{ categorySmallId: '1' }],
  ])('a profile edit with %j is refused', async (part) => {
    const me = await createMember(server.context);
    expect((await edit(me.memberId, me.token, { ...change, ...part })).statusCode).toBe(400);
  });
});

describe('a new profile picture', () => {
  const change = async (id: number, token: string, image: Buffer | undefined) => {
    const form = await multipartForm(image);
    return server.call({ method: 'POST', url: `/api/members/${id}`, token, ...form });
  };
  const isStored = (name: string) =>
    access(join(imageDirectory(server.context.config), 'member_profile', name)).then(
      () => true,
      () => false,
    );

  test('a new profile picture is shown, and the old file is deleted', async () => {
    const me = await createMember(server.context);
    const first = (await change(me.memberId, me.token, await smallImage('jpeg'))).json().data;
    const second = (await change(me.memberId, me.token, await smallImage())).json().data;
    expect(second.email).toBe(me.email);
    expect(await isStored(first.fileInfo.fileName)).toBe(false);
    expect(await isStored(second.fileInfo.fileName)).toBe(true);
  });

  // covers A3.5 (docs/coverage-statements.md)
  test('a picture is refused if missing, invalid, too large or for another member', async () => {
    const me = await createMember(server.context);
    const other = await createMember(server.context);
    const image = await smallImage();
    expect((await change(other.memberId, me.token, image)).statusCode).toBe(403);
    expect((await change(me.memberId, me.token, undefined)).statusCode).toBe(400);
    expect((await change(me.memberId, me.token, Buffer.from('GIF89a'))).statusCode).toBe(415);
    expect((await change(me.memberId, me.token, Buffer.alloc(1_048_576))).statusCode).toBe(413);
    const url = `/api/members/${me.memberId}`;
    const plain = await server.call({ method: 'POST', url, token: me.token, payload: {} });
    expect(plain.statusCode).toBe(415);
  });
});
