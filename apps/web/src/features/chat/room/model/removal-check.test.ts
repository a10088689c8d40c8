import { expect, test, vi } from 'vitest';
import type { PageQuery } from '../api/message-calls.ts';
import { createRemovalCheck } from './removal-check.ts';

function setUp() {
  const load = vi.fn(async (_: PageQuery) => []);
  const check = createRemovalCheck(load, () => {});
  return { check, requests: () => load.mock.calls.map(([{ after }]) => after) };
}

test('after a removal, visible messages are reloaded at once, one request per chunk', () => {
  const { check, requests } = setUp();
  check.look({ from: 195, to: 205 });
  check.checkAll({ from: 1, to: 1_000 });
  expect(requests()).toEqual([100, 200]);
});

test('after a removal, invisible messages are reloaded once, when they become visible', () => {
  const { check, requests } = setUp();
  check.look({ from: 210, to: 220 });
  check.checkAll({ from: 1, to: 1_000 });
  check.look({ from: 90, to: 99 });
  check.look({ from: 80, to: 89 });
  expect(requests()).toEqual([200, 0]);
});

test('a failed reload is repeated when the view changes', async () => {
  const { check, requests } = setUp();
  check.look({ from: 1, to: 10 });
  check.checkAll({ from: 1, to: 100 });
  await Promise.resolve();
  check.look({ from: 2, to: 11 });
  expect(requests()).toEqual([0, 0]);
});

test('visible messages are not reloaded without a reported removal', () => {
  const { check, requests } = setUp();
  check.look({ from: 1, to: 10 });
  expect(requests()).toEqual([]);
});

test('messages loaded after a reported removal are not reloaded', () => {
  const { check, requests } = setUp();
  check.checkAll({ from: 1, to: 100 });
  check.reset();
  check.look({ from: 1, to: 10 });
  expect(requests()).toEqual([]);
});
