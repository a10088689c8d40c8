import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageDirectory } from '#server/modules/images/image-directory.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { startTestApp, startTestAppOnce, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('check', () => {
  const check = (payload: object, on = server) =>
    on.call({ method: 'POST', url: '/api/members/check', payload });

  // covers S7.11
  test('free answers 200 and nothing else', async () => {
    const answer = await check({ nickname: '아무도' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect((await check({ email: 'nobody@example.com' })).statusCode).toBe(200);
  });

  // covers S8.3, A3.1
  test('taken answers 404 in whatever case it is written', async () => {
    await createMember(server.context, { nickname: 'Taken', email: 'taken@example.com' });
    for (const [payload, code] of [
      [{ nickname: 'tAKEN' }, 'NICKNAME_TAKEN'],
      [{ email: 'TAKEN@example.com' }, 'EMAIL_TAKEN'],
    ] as const) {
      const answer = await check(payload);
      expect(answer.json()).toEqual({ status: 404, code, message: expect.stringMatching(/이미/) });
      expect(answer.statusCode).toBe(404);
    }
  });

  // covers A3.1
  test.each([
    [{}],
    [{ nickname: '민지', email: 'a@example.com' }],
    [{ nickname: '민' }],
    [{ email: 'a@b' }],
    [{ nickname: null }],
    [[]],
  ])('%j is refused', async (payload) => {
    expect((await check(payload)).statusCode).toBe(400);
  });

  test('asking too often is limited, per address', async () => {
    const limited = await startTestAppOnce({
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
    const answer = await check({ nickname: '민지' }, limited);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json().code).toBe('RATE_LIMITED');
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

describe('profile', () => {
  // covers S3.1, A3.3
  test('others see no e-mail, gender or birth year; oneself does', async () => {
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
      fileInfo: null,
    };
    const seen = await server.call({ method: 'GET', url, token: other.token });
    expect(seen.json()).toEqual({ data: profile });
    const own = await server.call({ method: 'GET', url, token: me.token });
    const privateFields = { email: me.email, gender: 'FEMALE', birthYear: '1994' };
    expect(own.json()).toEqual({ data: { ...profile, ...privateFields } });
    expect(own.headers['cache-control']).toBe('no-store');
  });

  // covers A1.4
  test('401 for a guest, 404 for nobody, 400 for nonsense', async () => {
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

describe('edit', () => {
  const edit = (id: number, token: string, payload: object) =>
    server.call({ method: 'PATCH', url: `/api/members/${id}`, token, payload });
  const change = { nickname: '새이름', aboutMe: '달라졌어요.', categorySmallId: [5, 1] };

  // covers S3.17
  test('replaces nickname, words and interests, and the lists hear of it', async () => {
    const me = await createMember(server.context, { interests: [1, 2, 3] });
    const version = server.context.listCacheVersion.current();
    const answer = await edit(me.memberId, me.token, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      nickname: '새이름',
      aboutMe: '달라졌어요.',
      categorySmallIdList: [1, 5],
      email: me.email,
    });
    expect(server.context.listCacheVersion.current()).toBeGreaterThan(version);
    const sameName = await edit(me.memberId, me.token, change);
    expect(sameName.statusCode, 'keeping the own nickname').toBe(200);
  });

  // covers A3.4
  test('a taken nickname is a conflict and nothing changes', async () => {
    await createMember(server.context, { nickname: 'Mine' });
    const me = await createMember(server.context, { interests: [7] });
    const answer = await edit(me.memberId, me.token, { ...change, nickname: 'mINE' });
    expect(answer.json()).toMatchObject({ status: 409, code: 'NICKNAME_TAKEN' });
    const own = await server.call({
      method: 'GET',
      url: `/api/members/${me.memberId}`,
      token: me.token,
    });
    expect(own.json().data).toMatchObject({ nickname: me.nickname, categorySmallIdList: [7] });
  });

  test('two who want one nickname at once: one gets it', async () => {
    const [a, b] = [await createMember(server.context), await createMember(server.context)];
    const wanted = { ...change, nickname: '하나뿐인' };
    const answers = await Promise.all([
      edit(a.memberId, a.token, wanted),
      edit(b.memberId, b.token, wanted),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });

  // covers A3.4
  test("somebody else's profile is not mine to edit", async () => {
    const [a, b] = [await createMember(server.context), await createMember(server.context)];
    expect((await edit(b.memberId, a.token, change)).statusCode).toBe(403);
  });

  test.each([
    [{ nickname: 'x' }],
    [{ aboutMe: '' }],
    [{ categorySmallId: [] }],
    [{ categorySmallId: Array.from({ length: 13 }, (_, index) => index + 1) }],
    [{ categorySmallId: '1' }],
  ])('%j is refused', async (part) => {
    const me = await createMember(server.context);
    expect((await edit(me.memberId, me.token, { ...change, ...part })).statusCode).toBe(400);
  });
});

describe('image', () => {
  const change = async (id: number, token: string, image: Buffer | undefined) => {
    const form = await multipartForm(image);
    return server.call({ method: 'POST', url: `/api/members/${id}`, token, ...form });
  };
  const kept = (name: string) =>
    access(join(imageDirectory(server.context.config), 'member_profile', name)).then(
      () => true,
      () => false,
    );

  test('the new one is shown and the old file goes', async () => {
    const me = await createMember(server.context);
    const first = (await change(me.memberId, me.token, await smallImage('jpeg'))).json().data;
    const second = (await change(me.memberId, me.token, await smallImage())).json().data;
    expect(second.email).toBe(me.email);
    expect(await kept(first.fileInfo.fileName)).toBe(false);
    expect(await kept(second.fileInfo.fileName)).toBe(true);
  });

  // covers A3.5
  test('refusals', async () => {
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
