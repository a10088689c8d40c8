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

function asking(n: string) {
  return { query: { n } } as FastifyRequest;
}

function parsesFor(of: typeof list | typeof redirect, n: string): number {
  toNumber.mockClear();
  for (let request = 0; request < 3; request += 1) {
    expect(parseQuery(of, asking(n))).toEqual({ n: Number(n) });
  }
  return toNumber.mock.calls.length;
}

test('a query of a list is parsed once however often it is asked', () => {
  expect(parsesFor(list, '1')).toBe(1);
});

test('a query that is long, or of what leads elsewhere, is parsed every time and not kept', () => {
  expect(parsesFor(list, '1'.padStart(100, '0'))).toBe(3);
  expect(parsesFor(redirect, '2')).toBe(3);
});

test('a bad query is refused every time', () => {
  const bad = { query: {} } as FastifyRequest;
  for (let request = 0; request < 2; request += 1) {
    expect(() => parseQuery(list, bad)).toThrow();
  }
});

test('what is kept of a query cannot be changed', () => {
  expect(Object.isFrozen(parseQuery(list, asking('3')))).toBe(true);
});

test('of many queries only some are kept', () => {
  for (let n = 0; n < 1_000; n += 1) parseQuery(list, asking(String(n)));
  expect(parsesFor(list, '0')).toBe(1);
});
