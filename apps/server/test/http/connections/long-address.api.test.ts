import { expect } from 'vitest';
import { server, test } from '#test/harness/server-test.ts';

const MAX_LENGTH = 4_096;
const withLength = (start: string, length: number) => start.padEnd(length, 'a');

test('a URL of 4,096 characters is routed', async () => {
  const url = withLength('/api/categories/small?x=', MAX_LENGTH);
  expect((await server.call({ method: 'GET', url })).statusCode).toBe(200);
});

test.for([
  ['GET', '/api/categories/small?x='],
  ['GET', '/images/'],
  ['GET', '/search?keyword='],
  ['POST', '/api/auth/login?x='],
  ['DELETE', '/unknown'],
] as const)(
  '%s of a URL over 4,096 characters (%s) is refused with 414',
  async ([method, start]) => {
    const reply = await server.call({ method, url: withLength(start, MAX_LENGTH + 1) });
    expect(reply.json()).toEqual({
      status: 414,
      code: 'VALIDATION_FAILED',
      message: '주소가 너무 길어요.',
    });
    expect(reply.statusCode).toBe(414);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  },
);
