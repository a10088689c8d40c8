import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type Device,
  type PushTransport,
  UnsendablePushError,
} from '#server/modules/notices/push/push-transport.ts';
import { skipSilentServices } from '#server/modules/notices/push/skip-silent-services.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const message = {
  payload: { noticeId: 1, title: '', body: '', link: '', tag: '', unread: 1 },
  ttlSeconds: 60,
  urgency: 'normal',
} as const;
const deviceAt = (endpoint: string, memberId: number): Device => ({
  memberId,
  endpoint,
  keys: { p256dh: '', auth: '' },
});

function sender(first: () => ReturnType<PushTransport['send']>) {
  const sent: string[] = [];
  const transport: PushTransport = {
    send: (device) => {
      sent.push(device.endpoint);
      return sent.length === 1 ? first() : Promise.resolve({ status: 201, retryAfter: undefined });
    },
  };
  const pushes = skipSilentServices(transport, { now: () => new Date() });
  const send = (endpoint: string, memberId = sent.length) =>
    pushes.send(deviceAt(endpoint, memberId), message, new AbortController().signal).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  return { send, sent };
}

test('a push service without a reply is skipped for 25 s; other services are used', async () => {
  const { send, sent } = sender(() => Promise.reject(new Error('silence')));
  expect(await send('https://a.example/1')).toBe('silence');
  expect(await send('https://a.example/2')).toBe('silence');
  expect(await send('https://b.example/1')).toBe(201);
  expect(sent).toEqual(['https://a.example/1', 'https://b.example/1']);
  vi.advanceTimersByTime(25_000);
  expect(await send('https://a.example/2')).toBe(201);
});

test('a push service that replies late has received the push but is skipped next time', async () => {
  const { send, sent } = sender(async () => {
    await vi.advanceTimersByTimeAsync(2_001);
    return { status: 201, retryAfter: undefined };
  });
  expect(await send('https://a.example/1')).toBe(201);
  expect(await send('https://a.example/2')).toBe('the push service is slow');
  expect(sent).toHaveLength(1);
});

test('a push that cannot be encrypted does not cause its push service to be skipped', async () => {
  const { send } = sender(() => Promise.reject(new UnsendablePushError('no key')));
  expect(await send('https://a.example/1')).toBe('no key');
  expect(await send('https://a.example/2')).toBe(201);
});

test('while one device’s push service is silent, the member’s other devices wait too', async () => {
  const { send, sent } = sender(() => Promise.reject(new Error('silence')));
  await send('https://a.example/1', 7);
  expect(await send('https://b.example/1', 7)).toBe('silence');
  expect(await send('https://c.example/1', 8)).toBe(201);
  expect(sent).toHaveLength(2);
  vi.advanceTimersByTime(25_000);
  expect(await send('https://b.example/1', 7)).toBe(201);
});
