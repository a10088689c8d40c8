import Fastify from 'fastify';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { handleError, refusalReply, toRefusal } from '#server/http/error-handler.ts';
import { memberNotFound, Refusal, requestTimedOut, serverBusy } from '#server/runtime/refusal.ts';

test('a client that disconnects while sending its body causes no server failure', () => {
  const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(toRefusal(left).status).toBe(400);
});

test('a connection reset that the client did not cause counts as a server failure', () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(toRefusal(reset).status).toBe(500);
});

test('a request during the withdrawal of its member is refused: member not found', () => {
  const withdrawn = Object.assign(new pg.DatabaseError('gone', 0, 'error'), { code: 'AZ001' });
  const { status, message } = toRefusal(withdrawn);
  expect({ status, message }).toEqual({ status: 404, message: memberNotFound().message });
});

test.each([400, 403, 404, 406, 412, 416, 429])(
  'an error of a plugin with status %i is sent with that status',
  (statusCode) => {
    const refused = Object.assign(new Error('refused'), { statusCode });
    expect(toRefusal(refused)).toMatchObject({ status: statusCode, code: 'VALIDATION_FAILED' });
  },
);

test.each([undefined, 200, 302, 500, 502, 503])(
  'an error with the status %s becomes a server failure with status 500',
  (statusCode) => {
    const failed = Object.assign(new Error('failed'), { statusCode });
    expect(toRefusal(failed)).toMatchObject({ status: 500, code: 'INTERNAL' });
  },
);

test.each([
  ['that took too long', requestTimedOut(), 'close'],
  ['whose body is too large', new Refusal(413, 'BODY_TOO_LARGE', '커요.'), 'close'],
  ['that is malformed', new Refusal(400, 'MALFORMED_JSON', '읽을 수 없어요.'), undefined],
])('the error reply to a request %s has the Connection header $2', (_, refusal, connection) => {
  expect(refusalReply(refusal).headers.Connection).toBe(connection);
});

test('a lock timeout is reported as a busy server with a retry time', () => {
  const timeout = Object.assign(new pg.DatabaseError('lock timeout', 0, 'error'), {
    code: '55P03',
  });
  expect(toRefusal(timeout)).toMatchObject({
    status: 503,
    code: 'SERVER_BUSY',
    retryAfterSeconds: 2,
  });
});

test('a 503 refusal is not logged as a failure, but an unexpected error is', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: 'error', stream } });
  onTestFinished(() => app.close());
  app.setErrorHandler(handleError);
  app.get('/busy', () => Promise.reject(serverBusy()));
  app.get('/broken', () => Promise.reject(new Error('broken')));
  expect((await app.inject('/busy')).statusCode).toBe(503);
  expect(lines).toEqual([]);
  expect((await app.inject('/broken')).statusCode).toBe(500);
  expect(lines).toHaveLength(1);
});
