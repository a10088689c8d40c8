import { expect, test } from 'vitest';
import { createMember } from '#server/testing/member-factory.ts';
import { startTestAppOnce } from '#server/testing/test-app.ts';

test('one member follows only so often, and is told when to come back; another is free', async () => {
  const settings = { RATE_LIMIT_FACTOR: '1', RATE_LIMITS: 'follow=2/3600' };
  const server = await startTestAppOnce(settings);
  const [keen, calm, star] = [
    await createMember(server.context),
    await createMember(server.context),
    await createMember(server.context),
  ];
  const follow = (token: string) =>
    server.call({ method: 'POST', url: `/api/members/${star.memberId}/follow`, token });
  expect((await follow(keen.token)).statusCode).toBe(201);
  expect((await follow(keen.token)).statusCode).toBe(409);
  const refused = await follow(keen.token);
  expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await follow(calm.token)).statusCode).toBe(201);
});

test('a factor of 0 switches it off', async () => {
  const settings = { RATE_LIMIT_FACTOR: '0', RATE_LIMITS: 'follow=1/3600' };
  const server = await startTestAppOnce(settings);
  const { token } = await createMember(server.context);
  for (const _ of [1, 2, 3]) {
    const { memberId } = await createMember(server.context);
    const url = `/api/members/${memberId}/follow`;
    expect((await server.call({ method: 'POST', url, token })).statusCode).toBe(201);
  }
});
