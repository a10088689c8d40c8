import { locks } from 'node:worker_threads';
import { auth } from '@azit/contract/auth/auth.endpoints';
import { applications } from '@azit/contract/clubs/applications.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { discovery } from '@azit/contract/clubs/discovery.endpoints';
import { members } from '@azit/contract/members/members.endpoints';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { logIn, sessionStore } from '#web/session/session.ts';
import { readRefreshToken, writeRefreshToken, writeStored } from '#web/session/storage.ts';
import { type ApiPeer, type Reply, type Seen, startApiPeer } from '#web/testing/api-peer.ts';
import { call, callWithHeaders } from './client.ts';
import { readTokens, reissuePath } from './session-renewal.ts';

const member = {
  memberId: 7,
  nickname: '초코',
  email: 'a+b@azit.kr',
  profileUrl: null,
  profileName: null,
};
const question = { json: { data: { clubId: 3, joinQuestion: '왜요?' } } };
const unauthorized = {
  status: 401,
  json: { status: 401, code: 'TOKEN_INVALID', message: '로그인해 주세요.' },
};

const signUpData = {
  nickname: '초코',
  email: member.email,
  password: 'abcd123!',
  passwordCheck: 'abcd123!',
  gender: 'MALE' as const,
  birthYear: '1994',
  aboutMe: '안녕하세요',
  categorySmallId: [1],
};
const ownMember = {
  memberId: 7,
  nickname: '초코',
  email: member.email,
  gender: 'MALE',
  birthYear: '1994',
  aboutMe: '안녕하세요',
  reputation: 36.5,
  following: 0,
  follower: 0,
  categorySmallIdList: [1],
  areaCodes: [],
  fileInfo: { fileUrl: '/images/default', fileName: 'profile.webp' },
};

let peer: ApiPeer;

function isReissue({ path }: Seen): boolean {
  return path.startsWith(reissuePath);
}

function tokenServer(renewal: (count: number) => Reply = renewed): (request: Seen) => Reply {
  let issued = 0;
  return (request) => {
    if (isReissue(request)) {
      issued += 1;
      return renewal(issued);
    }
    return request.headers.authorization === 'Bearer new1' ? question : unauthorized;
  };
}

function renewed(count: number): Reply {
  return { headers: { Authorization: `Bearer new${count}`, Refresh: `refresh${count}` } };
}

function getQuestion() {
  return call(clubs.getJoinQuestion, { params: { clubId: 3 } });
}

beforeEach(async () => {
  peer = await startApiPeer();
  window.location.href = `${peer.origin}/`;
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  localStorage.clear();
  logIn({ accessToken: 'Bearer old', refreshToken: 'refresh0' }, member);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await peer.close();
});

describe('an API request', () => {
  // covers S7.1 (docs/coverage-statements.md)
  test('a request fills its path and query and sends the stored token unchanged', async () => {
    peer.reply = () => ({
      json: { data: [], pageInfo: { page: 2, size: 5, totalElements: 0, totalPages: 0 } },
    });
    await call(discovery.recommend, { params: { memberId: 7 }, query: { page: 2 } });
    expect(peer.seen[0]).toMatchObject({
      method: 'GET',
      path: '/api/clubs/recommend/7?page=2',
      headers: { authorization: 'Bearer old' },
    });
  });

  test('a token stored without the prefix “Bearer” is sent with the prefix', async () => {
    localStorage.setItem('accessToken', 'bare');
    peer.reply = () => question;
    await getQuestion();
    expect(peer.seen[0]?.headers.authorization).toBe('Bearer bare');
  });

  test('a refused call throws an error with status, code, message and fields', async () => {
    const fieldErrors = [{ field: 'joinAnswer', message: '답변을 써 주세요.' }];
    peer.reply = () => ({
      status: 400,
      json: { status: 400, code: 'VALIDATION_FAILED', message: '다시 확인해 주세요.', fieldErrors },
    });
    const sent = call(applications.apply, {
      params: { clubId: 3 },
      body: { memberId: 7, joinAnswer: '' },
    });
    await expect(sent).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: '다시 확인해 주세요.',
      fieldErrors,
    });
  });

  test('the error page of a proxy throws an error with the generic message', async () => {
    peer.reply = () => ({ status: 502, text: '<h1>Bad Gateway</h1>' });
    await expect(getQuestion()).rejects.toMatchObject({ status: 502, code: 'UNREADABLE' });
  });

  test('a response that does not match the contract throws an error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    peer.reply = () => ({ json: { data: { clubId: 'three' } } });
    await expect(getQuestion()).rejects.toMatchObject({ code: 'UNREADABLE' });
  });

  test('a call whose two attempts get no response throws a timeout error', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => timeout(limit / 100));
    const { promise, resolve } = Promise.withResolvers<void>();
    peer.reply = () => ({ ...question, after: promise });
    const message = '응답이 늦어지고 있어요. 다시 시도해 주세요.';
    await expect(getQuestion()).rejects.toMatchObject({ status: 0, code: 'TIMED_OUT', message });
    resolve();
  });

  test('a call to an unreachable server throws an offline error', async () => {
    await peer.close();
    await expect(getQuestion()).rejects.toMatchObject({ status: 0, code: 'OFFLINE' });
  });

  // covers S3.16 (docs/coverage-statements.md)
  test('a multipart call sends both parts again after a session renewal', async () => {
    const tokens = tokenServer();
    peer.reply = (seen) => {
      const reply = tokens(seen);
      return reply === question ? { status: 201, json: { data: ownMember } } : reply;
    };
    const image = new File(['pixels'], 'me.png', { type: 'image/png' });
    await call(members.signUp, { body: signUpData, files: { image } });
    const uploads = peer.seen.filter(({ method }) => method === 'POST');
    expect(uploads).toHaveLength(2);
    for (const { headers, body } of uploads) {
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(body).toMatch(
        /name="image"; filename="me.png"\r\nContent-Type: image\/png\r\n\r\npixels/,
      );
      expect(body).toMatch(
        /name="data"[^\r]*\r\nContent-Type: application\/json\r\n\r\n\{"nickname":"초코"/,
      );
    }
  });
});

describe('an expired access token', () => {
  // covers S7.9, S8.1 (docs/coverage-statements.md)
  test('parallel calls with an expired token renew the token once and are then repeated', async () => {
    peer.reply = tokenServer();
    await expect(Promise.all([getQuestion(), getQuestion(), getQuestion()])).resolves.toHaveLength(
      3,
    );
    const renewals = peer.seen.filter(isReissue);
    expect(renewals).toHaveLength(1);
    expect(renewals[0]?.path).toBe('/api/auth/re-issue/a%2Bb%40azit.kr');
    expect(renewals[0]?.headers.refresh).toBe('refresh0');
    expect(localStorage.getItem('accessToken')).toBe('Bearer new1');
    expect(readRefreshToken()).toBe('refresh1');
  });

  test('a call repeated after a renewal sends its body again', async () => {
    peer.reply = (seen) => (isReissue(seen) ? renewed(1) : unauthorized);
    const body = { memberId: 7, joinAnswer: '좋아해요' };
    await expect(call(applications.apply, { params: { clubId: 3 }, body })).rejects.toMatchObject({
      status: 401,
    });
    const tries = peer.seen.filter((seen) => !isReissue(seen));
    expect(tries.map((one) => JSON.parse(one.body))).toEqual([body, body]);
  });

  test('several tabs with an expired token renew the token once', async () => {
    peer.reply = tokenServer();
    const tabs: { call: typeof call }[] = [];
    for (let opened = 0; opened < 10; opened += 1) {
      vi.resetModules();
      tabs.push(await import('./client.ts'));
    }
    expect(new Set(tabs.map((tab) => tab.call)).size).toBe(10);
    await Promise.all(
      tabs.map((tab) => tab.call(clubs.getJoinQuestion, { params: { clubId: 3 } })),
    );
    expect(peer.seen.filter(isReissue)).toHaveLength(1);
    expect(sessionStore.getState().session).not.toBeNull();
  });

  test('a token that another tab has renewed is not renewed again', async () => {
    peer.reply = tokenServer();
    await getQuestion();
    writeRefreshToken('from-the-other-tab');
    peer.reply = (seen) =>
      seen.headers.authorization === 'Bearer from-the-other-tab' ? question : unauthorized;
    const listening = vi.spyOn(window, 'addEventListener');
    const result = getQuestion();
    await vi.waitFor(() => expect(listening).toHaveBeenCalledWith('storage', expect.anything()));
    writeStored('accessToken', 'Bearer from-the-other-tab');
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
    await expect(result).resolves.toEqual(question.json);
    expect(peer.seen.filter(isReissue)).toHaveLength(1);
  });

  // covers S8.1, P9.4 (docs/coverage-statements.md)
  test('a refused token renewal ends the session once, and both calls throw their 401', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    peer.reply = tokenServer(() => unauthorized);
    const ends = vi.fn();
    const stop = sessionStore.subscribe(ends);
    const results = await Promise.allSettled([getQuestion(), getQuestion()]);
    stop();
    for (const result of results) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'TOKEN_INVALID' } });
    }
    expect(log).toHaveBeenCalledOnce();
    expect(ends).toHaveBeenCalledTimes(1);
    expect(sessionStore.getState()).toEqual({ session: null, reason: 'expired' });
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(readRefreshToken()).toBeNull();
  });

  test.each([
    ['fails', { status: 503 }],
    [
      'is limited',
      { status: 429, json: { status: 429, code: 'RATE_LIMITED', message: '잠시 후요.' } },
    ],
  ])('a token renewal that %s leaves the member logged in', async (_, reply) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    peer.reply = tokenServer(() => reply);
    await expect(getQuestion()).rejects.toMatchObject({ status: reply.status });
    expect(sessionStore.getState().session?.memberId).toBe(7);
    expect(readRefreshToken()).toBe('refresh0');
  });

  test('a login with a wrong password triggers no token renewal', async () => {
    peer.reply = () => unauthorized;
    const body = { email: member.email, password: 'x' };
    await expect(call(auth.logIn, { body })).rejects.toMatchObject({ status: 401 });
    expect(peer.seen).toHaveLength(1);
    expect(sessionStore.getState().session).not.toBeNull();
  });

  test('a 401 response to a guest triggers no token renewal', async () => {
    localStorage.clear();
    peer.reply = () => unauthorized;
    await expect(getQuestion()).rejects.toMatchObject({ status: 401 });
    expect(peer.seen).toHaveLength(1);
  });
});

// covers S7.8 (docs/coverage-statements.md)
test('the tokens are read from the headers of the login response', async () => {
  const body = {
    memberId: 7,
    nickname: '초코',
    email: member.email,
    profileUrl: '/images/default',
    profileImageName: 'profile.webp',
  };
  peer.reply = () => ({ json: body, headers: { Authorization: 'Bearer in', Refresh: 'r' } });
  const reply = await callWithHeaders(auth.logIn, {
    body: { email: member.email, password: 'pw' },
  });
  expect(readTokens(reply)).toEqual({ accessToken: 'Bearer in', refreshToken: 'r' });
});

test('the client’s token renewal path equals the path in the contract', () => {
  expect(`${reissuePath}:email`).toBe(auth.reissue.path);
});
