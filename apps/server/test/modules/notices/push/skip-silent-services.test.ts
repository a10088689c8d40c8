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
const deviceAt = (endpoint: string): Device => ({ endpoint, keys: { p256dh: '', auth: '' } });

/** Sends through a transport whose first reply is given, and says which devices were asked. */
function sender(first: () => ReturnType<PushTransport['send']>) {
  const asked: string[] = [];
  const transport: PushTransport = {
    send: (device) => {
      asked.push(device.endpoint);
      return asked.length === 1 ? first() : Promise.resolve({ status: 201, retryAfter: undefined });
    },
  };
  const pushes = skipSilentServices(transport, { now: () => new Date() });
  const send = (endpoint: string) =>
    pushes.send(deviceAt(endpoint), message, new AbortController().signal).then(
      ({ status }) => status,
      (error: Error) => error.message,
    );
  return { send, asked };
}

test('a service that gave no reply is not asked again for 25 s, others are', async () => {
  const { send, asked } = sender(() => Promise.reject(new Error('silence')));
  expect(await send('https://a.example/1')).toBe('silence');
  expect(await send('https://a.example/2')).toBe('silence');
  expect(await send('https://b.example/1')).toBe(201);
  expect(asked).toEqual(['https://a.example/1', 'https://b.example/1']);
  vi.advanceTimersByTime(25_000);
  expect(await send('https://a.example/2')).toBe(201);
});

test('a service that replies late is not asked again, and its reply counts', async () => {
  const { send, asked } = sender(async () => {
    await vi.advanceTimersByTimeAsync(2_001);
    return { status: 201, retryAfter: undefined };
  });
  expect(await send('https://a.example/1')).toBe(201);
  expect(await send('https://a.example/2')).toBe('the push service is slow');
  expect(asked).toHaveLength(1);
});

test('a push that cannot be made leaves its service to all others', async () => {
  const { send } = sender(() => Promise.reject(new UnsendablePushError('no key')));
  expect(await send('https://a.example/1')).toBe('no key');
  expect(await send('https://a.example/2')).toBe(201);
});
