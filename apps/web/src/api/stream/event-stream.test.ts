import { stream } from '@azit/contract/stream/stream.endpoints';
import { expect, test, vi } from 'vitest';
import { isLoggedIn } from '#web/session/session.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { enterAsViewer, refused } from '#web/testing/sample-replies.ts';
import { BusyStream, readEventStream } from './event-stream.ts';

const peer = apiPeerPerTest(enterAsViewer);

const text = [
  ':\n\n',
  'event: notices\ndata: {"unread":2}\n\n',
  'event: club\ndata: {"clubId":"three"}\n\n',
  'event: later\ndata: {}\n\n',
  'event: club\ndata: {"clubId":3}\n\n',
].join('');
const events = { headers: { 'Content-Type': 'text/event-stream' }, text };

async function read() {
  const received: unknown[] = [];
  await readEventStream(stream.open, {
    signal: new AbortController().signal,
    onOpen: () => received.push('open'),
    onData: () => {},
    onEvent: (name, data) => received.push([name, data]),
  });
  return received;
}

const whole = ['open', ['notices', { unread: 2 }], ['club', { clubId: 3 }]];

test('a stream request sends the token, and unrecognized or invalid events are skipped', async () => {
  peer.reply = () => events;
  await expect(read()).resolves.toEqual(whole);
  const [request] = peer.seen;
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer a',
    accept: 'text/event-stream',
  });
});

test('an expired token is renewed, and the stream is read with the new token', async () => {
  peer.reply = ({ path, headers }) => {
    if (path.startsWith('/api/auth/re-issue/'))
      return { headers: { Authorization: 'Bearer b', Refresh: 's' } };
    return headers.authorization === 'Bearer b' ? events : refused(401);
  };
  await expect(read()).resolves.toEqual(whole);
});

test('a stream request whose token cannot be renewed ends the session', async () => {
  peer.reply = () => refused(401);
  await expect(read()).rejects.toMatchObject({ status: 401 });
  expect(isLoggedIn()).toBe(false);
});

test('a stream refused with 503 rejects with the delay of its Retry-After header', async () => {
  peer.reply = () => ({ ...refused(503), headers: { 'Retry-After': '30' } });
  const refusal = read();
  await expect(refusal).rejects.toBeInstanceOf(BusyStream);
  await expect(refusal).rejects.toMatchObject({ retryAfter: 30_000 });
});

test('the id of a stream event is stored in a cookie for later requests', async () => {
  const carried = vi.spyOn(document, 'cookie', 'set');
  const marked = 'event: club\nid: Ab-_9\ndata: {"clubId":3}\n\n';
  peer.reply = () => ({ ...events, text: `${text}${marked}` });
  await read();
  expect(carried.mock.calls).toEqual([['azit-heard=Ab-_9; path=/api; SameSite=Lax']]);
});
