import { expect, test } from 'vitest';
import { toRefusal } from '#server/http/error-handler.ts';

test('a client that leaves in the middle of its body is no failure of the server', () => {
  const left = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  expect(toRefusal(left).status).toBe(400);
});

test('a connection that is reset elsewhere is one', () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(toRefusal(reset).status).toBe(500);
});

test.each([400, 403, 404, 406, 412, 416, 429])(
  'a plugin that refuses with %i keeps its status',
  (statusCode) => {
    const refused = Object.assign(new Error('refused'), { statusCode });
    expect(toRefusal(refused)).toMatchObject({ status: statusCode, code: 'VALIDATION_FAILED' });
  },
);

test.each([undefined, 200, 302, 500, 502, 503])(
  'an error with the status %s is a failure of the server',
  (statusCode) => {
    const failed = Object.assign(new Error('failed'), { statusCode });
    expect(toRefusal(failed)).toMatchObject({ status: 500, code: 'INTERNAL' });
  },
);
