import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, offlineError, timeoutError } from './error.ts';
import type { Outgoing, Reply } from './transport.ts';

const send = vi.hoisted(() => vi.fn<(outgoing: Outgoing, limit: number) => Promise<Reply>>());
vi.mock('./transport.ts', () => ({ send }));

const giveUp = new AbortController();
let sendAttempts: typeof import('./attempts.ts').sendAttempts;

beforeEach(async () => {
  vi.useFakeTimers();
  send.mockReset();
  // The module stores the current timeout and recent 503 replies until the page closes, so each
  // test imports a new copy.
  vi.resetModules();
  vi.doMock('./error.ts', () => ({ ApiError, offlineError, timeoutError }));
  ({ sendAttempts } = await import('./attempts.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function reply(status: number, retryAfter?: string): Reply {
  return {
    status,
    header: (name) => (name === 'Retry-After' ? (retryAfter ?? null) : null),
    body: undefined,
  };
}

function request(method = 'GET', url = '/api/x', signal?: AbortSignal): () => Outgoing {
  return () => ({ method, url, headers: {}, body: undefined, signal, onProgress: undefined });
}

const limits = () => send.mock.calls.map(([, limit]) => limit);

test('a request with a response within 1 s is sent once', async () => {
  send.mockResolvedValue(reply(200));
  await expect(sendAttempts(request())).resolves.toMatchObject({ status: 200 });
  expect(limits()).toEqual([1_000]);
});

// covers S7.2 (docs/coverage-statements.md)
test('a request without a response after 1 s is sent again with a timeout of 10 s', async () => {
  send.mockRejectedValueOnce(timeoutError()).mockResolvedValueOnce(reply(200));
  await expect(sendAttempts(request())).resolves.toMatchObject({ status: 200 });
  expect(limits()).toEqual([1_000, 10_000]);
});

test('a request whose two attempts get no response throws a timeout error', async () => {
  send.mockRejectedValue(timeoutError());
  await expect(sendAttempts(request())).rejects.toMatchObject({ code: 'TIMED_OUT' });
  expect(send).toHaveBeenCalledTimes(2);
});

test('after a timeout the following requests start with a timeout of 10 s', async () => {
  send.mockRejectedValueOnce(timeoutError()).mockResolvedValue(reply(200));
  await sendAttempts(request());
  await sendAttempts(request('POST', '/api/y'));
  expect(limits()).toEqual([1_000, 10_000, 10_000]);
});

test('after a minute of fast responses requests start with a timeout of 1 s again', async () => {
  send.mockRejectedValueOnce(timeoutError()).mockResolvedValue(reply(200));
  await sendAttempts(request());
  await sendAttempts(request());
  vi.advanceTimersByTime(60_000);
  await sendAttempts(request());
  await sendAttempts(request());
  expect(limits().slice(2)).toEqual([10_000, 10_000, 1_000]);
});

// covers P1.3 (docs/coverage-statements.md)
test.each([
  ['a login', 10_000],
  ['an upload', 15_000],
])('%s that times out does not lengthen the timeout of later requests', async (_, limit) => {
  send.mockRejectedValueOnce(timeoutError()).mockResolvedValue(reply(200));
  await sendAttempts(request('POST'), limit);
  await sendAttempts(request());
  expect(limits()).toEqual([limit, limit, 1_000]);
});

test('a request whose connection breaks is sent again', async () => {
  send.mockRejectedValueOnce(offlineError()).mockResolvedValueOnce(reply(201));
  await expect(sendAttempts(request('POST'))).resolves.toMatchObject({ status: 201 });
  expect(limits()).toEqual([1_000, 10_000]);
});

test('a request of an offline device fails immediately', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send.mockRejectedValue(offlineError());
  await expect(sendAttempts(request())).rejects.toMatchObject({ code: 'OFFLINE' });
  expect(send).toHaveBeenCalledOnce();
});

test('a request aborted by the caller is not sent again', async () => {
  send.mockRejectedValue(new DOMException('', 'AbortError'));
  await expect(sendAttempts(request())).rejects.toThrow(DOMException);
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['GET', 500, 2],
  ['GET', 503, 2],
  ['GET', 404, 1],
  ['POST', 500, 1],
  ['POST', 503, 1],
])('a %s with status %d and no Retry-After is sent %d time(s)', async (method, status, times) => {
  send.mockResolvedValue(reply(status));
  const sent = sendAttempts(request(method));
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(sent).resolves.toMatchObject({ status });
  expect(send).toHaveBeenCalledTimes(times);
});

test.each(['GET', 'POST'])(
  'a %s with status 503 is sent again after its Retry-After',
  async (method) => {
    send.mockResolvedValueOnce(reply(503, '3')).mockResolvedValueOnce(reply(200));
    const sent = sendAttempts(request(method));
    await vi.advanceTimersByTimeAsync(2_999);
    expect(send).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await expect(sent).resolves.toMatchObject({ status: 200 });
  },
);

test('a request refused with a Retry-After above 10 s is not sent before that time', async () => {
  send.mockResolvedValueOnce(reply(503, '30')).mockResolvedValue(reply(200));
  await expect(sendAttempts(request())).resolves.toMatchObject({ status: 503 });
  await expect(sendAttempts(request())).resolves.toMatchObject({ status: 503 });
  expect(send).toHaveBeenCalledOnce();
  await expect(sendAttempts(request('GET', '/api/y'))).resolves.toMatchObject({ status: 200 });

  await vi.advanceTimersByTimeAsync(25_000);
  const retried = sendAttempts(request());
  await vi.advanceTimersByTimeAsync(4_999);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await expect(retried).resolves.toMatchObject({ status: 200 });
});

test('a caller that aborts while waiting for Retry-After gets the abort reason', async () => {
  send.mockResolvedValue(reply(503, '5'));
  const sent = sendAttempts(request('GET', '/api/x', giveUp.signal));
  const failed = expect(sent).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(1_000);
  giveUp.abort(new Error('left'));
  await failed;
  expect(send).toHaveBeenCalledOnce();
});
