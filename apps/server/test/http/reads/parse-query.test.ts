import { endpoint } from '@azit/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { parseQuery } from '#server/http/reads/parse-query.ts';

const toNumber = vi.fn(Number);
const query = z.object({ n: z.pipe(z.string(), z.transform(toNumber)) });
const list = endpoint({
  name: 'list',
  summary: 'a list',
  method: 'GET',
  path: '/api/list',
  access: 'anyone',
  query,
  status: 200,
});
const redirect = endpoint({ ...list, name: 'redirect', status: 302 });

function requestWith(n: string) {
  return { query: { n } } as FastifyRequest;
}

function parsesFor(of: typeof list | typeof redirect, n: string): number {
  toNumber.mockClear();
  for (let request = 0; request < 3; request += 1) {
    expect(parseQuery(of, requestWith(n))).toEqual({ n: Number(n) });
  }
  return toNumber.mock.calls.length;
}

test('a repeated list query is parsed once', () => {
  expect(parsesFor(list, '1')).toBe(1);
});

test('a long query and a query of a redirect are parsed every time', () => {
  expect(parsesFor(list, '1'.padStart(100, '0'))).toBe(3);
  expect(parsesFor(redirect, '2')).toBe(3);
});

test('an invalid query is refused every time', () => {
  const bad = { query: {} } as FastifyRequest;
  for (let request = 0; request < 2; request += 1) {
    expect(() => parseQuery(list, bad)).toThrow();
  }
});

test('a cached query object is frozen', () => {
  expect(Object.isFrozen(parseQuery(list, requestWith('3')))).toBe(true);
});

test('the number of cached queries is limited', () => {
  for (let n = 0; n < 1_000; n += 1) parseQuery(list, requestWith(String(n)));
  expect(parsesFor(list, '0')).toBe(1);
});
