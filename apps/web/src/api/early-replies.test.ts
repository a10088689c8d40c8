import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { logIn, logOut } from '#web/session/session.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { viewer } from '#web/testing/sample-replies.ts';
import { runStartScript, tokenFor } from '#web/testing/start-script.ts';
import { call } from './client.ts';
import { reissuePath } from './session-renewal.ts';

const path = '/api/clubs/3/join-question';
const requests = '/api/clubs/:clubId/join-question';

function enter(accessToken: string, memberId = viewer.memberId): void {
  const { nickname, email } = viewer;
  const member = { memberId, nickname, email, profileUrl: null, profileName: null };
  logIn({ accessToken, refreshToken: 'r' }, member);
}

const peer = apiPeerPerTest(() => {
  window.location.href = `${window.location.origin}/azit/detail/3`;
  let count = 0;
  peer.reply = () => {
    count += 1;
    return { json: { data: { clubId: 3, joinQuestion: `${count}번째` } } };
  };
});

afterEach(() => {
  delete window.takeEarly;
  vi.useRealTimers();
});

const readQuestion = async () =>
  (await call(clubs.getJoinQuestion, { params: { clubId: 3 } })).data.joinQuestion;
const seen = () => peer.seen.map(({ headers, path }) => `${headers.authorization} ${path}`);

// covers K5.12 (docs/coverage-statements.md)
test('a response that public/start.js requested serves one call only', async () => {
  const token = tokenFor('a');
  enter(token);
  runStartScript(requests);
  await vi.waitFor(() => expect(seen()).toEqual([`${token} ${path}`]));
  expect(peer.seen[0]?.headers.accept).toBe('application/json');
  expect(await Promise.all([readQuestion(), readQuestion()])).toEqual(['1번째', '2번째']);
  expect(await readQuestion()).toBe('3번째');
  expect(peer.seen).toHaveLength(3);
});

test('public/start.js reads the club id from the path, not from the query string', async () => {
  window.location.href = `${window.location.origin}/azit/detail/3?fbclid=x12`;
  const token = tokenFor('a');
  enter(token);
  runStartScript(requests);
  await vi.waitFor(() => expect(seen()).toEqual([`${token} ${path}`]));
});

test.each([
  ['nobody is logged in', null],
  ['the token has to be renewed first', tokenFor('a', -1)],
  ['the token says nothing of its age', 'Bearer a'],
])('public/start.js sends no request before the app has loaded if %s', async (_, token) => {
  if (token !== null) enter(token);
  const request = vi.spyOn(globalThis, 'fetch');
  runStartScript(requests);
  expect(request).not.toHaveBeenCalled();
  expect(await readQuestion()).toBe('1번째');
  expect(peer.seen).toHaveLength(1);
});

// covers K5.12 (docs/coverage-statements.md)
test('a response to public/start.js is not used after another member has logged in', async () => {
  enter(tokenFor('a'));
  runStartScript(requests);
  await vi.waitFor(() => expect(peer.seen).toHaveLength(1));
  const other = tokenFor('b');
  enter(other, 8);
  expect(await readQuestion()).toBe('2번째');
  expect(seen()[1]).toBe(`${other} ${path}`);
});

test('a response to public/start.js is not used after a logout', async () => {
  enter(tokenFor('a'));
  runStartScript(requests);
  await vi.waitFor(() => expect(peer.seen).toHaveLength(1));
  logOut();
  expect(await readQuestion()).toBe('2번째');
  expect(seen()[1]).toBe(`undefined ${path}`);
});

test('a 401 for a request of public/start.js renews the token and requests again', async () => {
  enter(tokenFor('a'));
  const renewed = tokenFor('b');
  peer.reply = ({ path: url, headers }) => {
    if (url.startsWith(reissuePath)) {
      return { headers: { Authorization: renewed, Refresh: 'r2' } };
    }
    if (headers.authorization !== renewed) return { status: 401 };
    return { json: { data: { clubId: 3, joinQuestion: '새로' } } };
  };
  runStartScript(requests);
  expect(await readQuestion()).toBe('새로');
  expect(peer.seen).toHaveLength(3);
});

test('a request of public/start.js that times out counts as the first of two attempts', async () => {
  enter(tokenFor('a'));
  const clock = vi.spyOn(AbortSignal, 'timeout');
  clock.mockReturnValueOnce(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  runStartScript(requests);
  expect(await readQuestion()).toBe('1번째');
  expect(peer.seen).toHaveLength(1);
  expect(clock.mock.calls.map(([limit]) => limit)).toEqual([1_000, 1_000, 10_000]);
  await readQuestion();
  expect(clock).toHaveBeenLastCalledWith(10_000);
});

test('only GET calls use a response to public/start.js', async () => {
  const token = tokenFor('a');
  enter(token);
  runStartScript(requests);
  const request = { url: path, headers: { Authorization: token } };
  const { signal } = new AbortController();
  expect(window.takeEarly?.({ ...request, method: 'DELETE' }, signal)).toBeUndefined();
  expect(await window.takeEarly?.({ ...request, method: 'GET' }, signal)).toBeTruthy();
});

test('a response to public/start.js that is not used within five seconds is dropped', async () => {
  enter(tokenFor('a'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  runStartScript(requests);
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(peer.seen).toHaveLength(1));
  expect(await readQuestion()).toBe('2번째');
});

test('a call aborted while it waits for a response to public/start.js rejects at once', async () => {
  enter(tokenFor('a'));
  const { promise, resolve } = Promise.withResolvers<void>();
  peer.reply = () => ({ after: promise });
  runStartScript(requests);
  const take = vi.spyOn(window, 'takeEarly');
  const giveUp = new AbortController();
  const requested = call(clubs.getJoinQuestion, { params: { clubId: 3 }, signal: giveUp.signal });
  await vi.waitFor(() => expect(take).toHaveBeenCalledOnce());
  giveUp.abort(new Error('left'));
  await expect(requested).rejects.toThrow('left');
  resolve();
});
