import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Claim, type Leave, Slots } from '#server/limits/slots.ts';

const WAIT_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openSlots(groupAtOnce = 100) {
  const slots = new Slots({ groupAtOnce, waitMs: WAIT_MS });
  const started: string[] = [];
  const refused: string[] = [];
  const leaves: Leave[] = [];
  const enter = async (claim: Claim) => {
    const leave = await slots.enter(claim);
    if (leave === undefined) refused.push(claim.key);
    else {
      started.push(claim.key);
      leaves.push(leave);
    }
  };
  const enterAll = async (claim: Claim, count: number) => {
    for (let made = 0; made < count; made += 1) void enter(claim);
    await vi.advanceTimersByTimeAsync(0);
  };
  const leaveOne = async () => {
    leaves.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  };
  return { slots, started, refused, leaves, enterAll, leaveOne };
}

const a: Claim = { key: 'a', atOnce: 2, group: 'here' };
const b: Claim = { key: 'b', atOnce: 2, group: 'here' };

test('a key gets slots while another key has none left', async () => {
  const { slots, started, enterAll } = openSlots();
  await enterAll(a, 5);
  expect(started).toEqual(['a', 'a']);
  await enterAll(b, 1);
  expect(started).toEqual(['a', 'a', 'b']);
  expect(slots.waiting()).toBe(3);
});

test('a waiting request starts when a slot of its key is released', async () => {
  const { slots, started, enterAll, leaveOne } = openSlots();
  await enterAll(a, 3);
  await leaveOne();
  expect(started).toEqual(['a', 'a', 'a']);
  expect(slots.waiting()).toBe(0);
});

test('a request that waits too long is refused, and the next ones continue', async () => {
  const { started, refused, enterAll, leaveOne } = openSlots();
  await enterAll(a, 3);
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(refused).toEqual(['a']);
  await leaveOne();
  await enterAll(a, 1);
  expect(started).toHaveLength(3);
});

test('a group of keys shares its slots in turns', async () => {
  const { started, enterAll, leaveOne } = openSlots(1);
  await enterAll(a, 3);
  await enterAll(b, 2);
  for (let left = 0; left < 4; left += 1) await leaveOne();
  expect(started).toEqual(['a', 'a', 'b', 'a', 'b']);
});

test('a slot released twice is free once', async () => {
  const { slots, started, leaves, enterAll } = openSlots();
  await enterAll(a, 4);
  const [leave] = leaves;
  leave?.();
  leave?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toHaveLength(3);
  expect(slots.waiting()).toBe(1);
});

test('a queue that is too long refuses the next request at once', async () => {
  const { refused, enterAll } = openSlots();
  await enterAll(a, 2 + 1_000);
  expect(refused).toEqual([]);
  await enterAll(a, 1);
  expect(refused).toEqual(['a']);
});
