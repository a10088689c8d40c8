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
