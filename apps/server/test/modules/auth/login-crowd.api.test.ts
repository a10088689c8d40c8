import { expect } from 'vitest';
import { createPasswordMember, PASSWORD, tryLogin } from '#test/factories/password-member.ts';
import { server, test } from '#test/harness/server-test.ts';

const ADDRESSES = ['198.51.100.1', '198.51.100.2', '198.51.100.3'];

async function logInTogether(count: number, getAddress: (index: number) => string) {
  const members = await Promise.all(
    Array.from({ length: count }, () => createPasswordMember(server)),
  );
  const replies = await Promise.all(
    members.map(({ email }, index) => tryLogin(server, email, PASSWORD, getAddress(index))),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 503);
  return { loggedIn: replies.filter(({ statusCode }) => statusCode === 200).length, refused };
}

test('fifty parallel logins all succeed', async () => {
  const { loggedIn } = await logInTogether(50, (index) => ADDRESSES[index % 3] ?? '');
  expect(loggedIn).toBe(50);
});

test('each of 300 parallel logins succeeds or is refused with a retry time', async () => {
  const { loggedIn, refused } = await logInTogether(300, (index) => ADDRESSES[index % 3] ?? '');
  expect(loggedIn).toBeGreaterThanOrEqual(50);
  expect(loggedIn + refused.length).toBe(300);
  expect(refused.length).toBeGreaterThan(200);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('one address cannot occupy every slot for password checks', async () => {
  const stranger = await createPasswordMember(server);
  const members = await Promise.all(
    Array.from({ length: 100 }, () => createPasswordMember(server)),
  );
  const crowd = members.map(({ email }) => tryLogin(server, email, PASSWORD, '198.51.100.9'));
  const reply = await tryLogin(server, stranger.email, PASSWORD, '198.51.100.10');
  expect(reply.statusCode).toBe(200);
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(50);
});
