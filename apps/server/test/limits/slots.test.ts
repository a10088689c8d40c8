import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Claim, type Release, Slots } from '#server/limits/slots.ts';

const WAIT_MS = 1_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openSlots(groupAtOnce = 100) {
  const slots = new Slots({ groupAtOnce, waitMs: WAIT_MS });
  const started: string[] = [];
  const refused: string[] = [];
  const releases: Release[] = [];
  const acquire = async (claim: Claim) => {
    const release = await slots.acquire(claim);
    if (release === undefined) refused.push(claim.key);
    else {
      started.push(claim.key);
      releases.push(release);
    }
  };
  const acquireAll = async (claim: Claim, count: number) => {
    for (let made = 0; made < count; made += 1) void acquire(claim);
    await vi.advanceTimersByTimeAsync(0);
  };
  const releaseOne = async () => {
    releases.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  };
  return { slots, started, refused, releases, acquireAll, releaseOne };
}

const a: Claim = { key: 'a', atOnce: 2, group: 'here' };
const b: Claim = { key: 'b', atOnce: 2, group: 'here' };

test('a key gets slots while another key has no slots left', async () => {
  const { slots, started, acquireAll } = openSlots();
  await acquireAll(a, 5);
  expect(started).toEqual(['a', 'a']);
  await acquireAll(b, 1);
  expect(started).toEqual(['a', 'a', 'b']);
  expect(slots.waiting()).toBe(3);
});

test('a waiting request starts when a slot of its key is released', async () => {
  const { slots, started, acquireAll, releaseOne } = openSlots();
  await acquireAll(a, 3);
  await releaseOne();
  expect(started).toEqual(['a', 'a', 'a']);
  expect(slots.waiting()).toBe(0);
});

test('a request that waits too long for a slot is refused; later requests get slots', async () => {
  const { started, refused, acquireAll, releaseOne } = openSlots();
  await acquireAll(a, 3);
  await vi.advanceTimersByTimeAsync(WAIT_MS);
  expect(refused).toEqual(['a']);
  await releaseOne();
  await acquireAll(a, 1);
  expect(started).toHaveLength(3);
});

test('the keys of one group take turns in getting the slots of the group', async () => {
  const { started, acquireAll, releaseOne } = openSlots(1);
  await acquireAll(a, 3);
  await acquireAll(b, 2);
  for (let released = 0; released < 4; released += 1) await releaseOne();
  expect(started).toEqual(['a', 'a', 'b', 'a', 'b']);
});

test('a slot released twice becomes free only once', async () => {
  const { slots, started, releases, acquireAll } = openSlots();
  await acquireAll(a, 4);
  const [release] = releases;
  release?.();
  release?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toHaveLength(3);
  expect(slots.waiting()).toBe(1);
});

test('a request to a queue that is too long is refused at once', async () => {
  const { refused, acquireAll } = openSlots();
  await acquireAll(a, 2 + 1_000);
  expect(refused).toEqual([]);
  await acquireAll(a, 1);
  expect(refused).toEqual(['a']);
});
