import { expect, test, vi } from 'vitest';
import type { PageQuery } from '../api/message-calls.ts';
import { createRemovalCheck } from './removal-check.ts';

function setUp() {
  const load = vi.fn(async (_: PageQuery) => []);
  const check = createRemovalCheck(load, () => {});
  return { check, requests: () => load.mock.calls.map(([{ after }]) => after) };
}

test('messages on the screen are checked at once, with one request per block', () => {
  const { check, requests } = setUp();
  check.look({ from: 195, to: 205 });
  check.checkAll({ from: 1, to: 1_000 });
  expect(requests()).toEqual([100, 200]);
});

test('messages outside the screen are checked once, when they become visible', () => {
  const { check, requests } = setUp();
  check.look({ from: 210, to: 220 });
  check.checkAll({ from: 1, to: 1_000 });
  check.look({ from: 90, to: 99 });
  check.look({ from: 80, to: 89 });
  expect(requests()).toEqual([200, 0]);
});

test('messages are not checked while no removal is reported', () => {
  const { check, requests } = setUp();
  check.look({ from: 1, to: 10 });
  expect(requests()).toEqual([]);
});

test('messages that were just loaded are not checked', () => {
  const { check, requests } = setUp();
  check.checkAll({ from: 1, to: 100 });
  check.reset();
  check.look({ from: 1, to: 10 });
  expect(requests()).toEqual([]);
});
