import { describe, expect } from 'vitest';
import {
  createPasswordMember,
  logInByPassword,
  readTokens,
} from '#test/factories/password-member.ts';
import { server, test } from '#test/harness/server-test.ts';

const DAY = 24 * 60 * 60 * 1000;

async function renew(email: string, refresh: string): Promise<string | undefined> {
  const url = `/api/auth/re-issue/${encodeURIComponent(email)}`;
  const reply = await server.call({ method: 'GET', url, headers: { refresh } });
  return reply.statusCode === 200 ? readTokens(reply).refresh : undefined;
}

async function renewed(email: string, refresh: string): Promise<string> {
  const successor = await renew(email, refresh);
  if (successor === undefined) throw new Error('the re-issue was refused');
  return successor;
}

async function loggedIn() {
  const { email } = await createPasswordMember(server);
  return { email, ...(await logInByPassword(server, email)) };
}

describe('a stolen refresh token renewed by both the thief and the owner', () => {
  // covers A2.14 (docs/coverage-statements.md)
  test.each(['owner', 'thief'])(
    'after the %s uses a stolen token’s successor, the second use ends the session',
    async (who) => {
      const { email, refresh } = await loggedIn();
      const owner = await renewed(email, refresh);
      const thief = await renewed(email, refresh);
      const [first, second] = who === 'owner' ? [owner, thief] : [thief, owner];
      const third = await renewed(email, first);
      expect(await renew(email, second)).toBeUndefined();
      expect(await renew(email, third), 'the other branch').toBeUndefined();
    },
  );

  test('parallel use of both successors of a stolen token ends the session', async () => {
    const { email, refresh } = await loggedIn();
    const branches = [await renewed(email, refresh), await renewed(email, refresh)];
    const successors = await Promise.all(branches.map((branch) => renew(email, branch)));
    const survivors = successors.filter((successor) => successor !== undefined);
    expect(survivors).toHaveLength(1);
    expect(await renew(email, survivors[0] ?? '')).toBeUndefined();
  });
});

describe('the age limit of sessions', () => {
  // covers A2.15 (docs/coverage-statements.md)
  test('a session ends 90 days after the login despite any renewals, not before', async () => {
    const { email, refresh } = await loggedIn();
    let latest = refresh;
    for (let week = 0; week < 12; week += 1) {
      server.clock.advance(7 * DAY);
      latest = await renewed(email, latest);
    }
    server.clock.advance(6 * DAY - 1000);
    latest = await renewed(email, latest);
    server.clock.advance(1000);
    expect(await renew(email, latest)).toBeUndefined();
  });

  test('a refresh token that is never replaced expires 90 days after the login', async () => {
    const { email, refresh } = await loggedIn();
    for (let week = 0; week < 12; week += 1) {
      server.clock.advance(7 * DAY);
      await renewed(email, refresh);
    }
    server.clock.advance(6 * DAY);
    expect(await renew(email, refresh)).toBeUndefined();
  });
});
