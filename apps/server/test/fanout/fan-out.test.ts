import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChannelListener } from '#server/fanout/doorbell-channel.ts';
import { fromText } from '#server/fanout/doorbell-text.ts';
import { type FanOut, fanOut } from '#server/fanout/fan-out.ts';
import type { Doorbell } from '#server/runtime/doorbells.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const log = pino({ level: 'silent' });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function createChannel() {
  const everyone: ChannelListener[] = [];
  const published: string[][] = [];
  let isBroken = false;
  return {
    published,
    break: (now: boolean) => {
      isBroken = now;
    },
    join: () => {
      const doorbells = fanOut(
        {
          maxTextBytes: 7_999,
          publish: async (texts) => {
            if (isBroken) throw new Error('away');
            published.push([...texts]);
            for (const listener of everyone) for (const text of texts) listener.receive(text);
          },
          listen: (listener) => {
            everyone.push(listener);
            return { stop: async () => {} };
          },
          close: async () => {},
        },
        log,
      );
      doorbells.listen();
      return { doorbells, ...subscribe(doorbells) };
    },
  };
}

function subscribe(doorbells: FanOut) {
  const received: (Doorbell | 'look again')[] = [];
  doorbells.subscribe({
    receive: (doorbell) => received.push(doorbell),
    resync: () => received.push('look again'),
  });
  return { received };
}

test('a doorbell arrives once in every process, and without delay in the sending one', async () => {
  const channel = createChannel();
  const [here, there] = [channel.join(), channel.join()];
  here.doorbells.ring({ event: 'sessions', memberId: 1 });
  expect(here.received).toEqual([{ event: 'sessions', memberId: 1 }]);
  expect(there.received).toEqual([]);
  await pass(0);
  expect(there.received).toEqual([{ event: 'sessions', memberId: 1 }]);
  await pass(1_000);
  expect(here.received).toHaveLength(1);
  expect(there.received).toHaveLength(1);
});

test('doorbells of one kind merge into one with all their members and the newest seq', async () => {
  const channel = createChannel();
  const [here, there] = [channel.join(), channel.join()];
  here.doorbells.ring({ event: 'lists' });
  await pass(0);
  for (let seq = 1; seq <= 100; seq += 1) {
    here.doorbells.ring({ event: 'room', roomId: 7, seq: 101 - seq, memberIds: [seq % 3] });
    here.doorbells.ring({ event: 'notices', memberIds: [seq % 2] });
    here.doorbells.ring({ event: 'club', clubId: seq % 2, memberIds: [5] });
    here.doorbells.ring({ event: 'sessions', memberId: seq % 2 });
    here.doorbells.ring({ event: 'lists' });
  }
  await pass(50);
  expect(channel.published).toHaveLength(2);
  expect(there.received.slice(1)).toEqual([
    { event: 'room', roomId: 7, seq: 100, memberIds: [1, 2, 0] },
    { event: 'notices', memberIds: [1, 0] },
    { event: 'club', clubId: 1, memberIds: [5] },
    { event: 'sessions', memberId: 1 },
    { event: 'lists' },
    { event: 'club', clubId: 0, memberIds: [5] },
    { event: 'sessions', memberId: 0 },
  ]);
});

test('a merged doorbell of a new and a removed message still reports the removal', async () => {
  const channel = createChannel();
  const [here, there] = [channel.join(), channel.join()];
  here.doorbells.ring({ event: 'lists' });
  await pass(0);
  const ring = (seq: number, change: { removed?: true } = {}) =>
    here.doorbells.ring({ event: 'room', roomId: 7, seq, ...change, memberIds: [1] });
  ring(1);
  ring(1, { removed: true });
  ring(2);
  await pass(50);
  const merged = { event: 'room', roomId: 7, seq: 2, removed: true, memberIds: [1] };
  expect(there.received.slice(1)).toEqual([merged]);
});

// covers L1.10 (docs/coverage-statements.md)
test('a process publishes at most 20 times a second for any number of doorbells', async () => {
  const channel = createChannel();
  const { doorbells } = channel.join();
  for (let ms = 0; ms < 2_000; ms += 1) {
    doorbells.ring({ event: 'notices', memberIds: [ms] });
    await pass(1);
  }
  expect(channel.published.length).toBeLessThanOrEqual(41);
  await doorbells.stop();
  const sent = channel.published.flat().flatMap((text) => fromText(text)?.doorbells ?? []);
  const members = sent.flatMap((doorbell) => ('memberIds' in doorbell ? doorbell.memberIds : []));
  expect(members.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2_000 }, (_, i) => i));
});

// covers L1.6 (docs/coverage-statements.md)
test('after doorbells were lost, all other processes refetch', async () => {
  const channel = createChannel();
  const [here, there] = [channel.join(), channel.join()];
  channel.break(true);
  here.doorbells.ring({ event: 'notices', memberIds: [1] });
  await pass(100);
  expect(here.received).toHaveLength(1);
  channel.break(false);
  await pass(1_000);
  expect(there.received).toEqual(['look again']);
  here.doorbells.ring({ event: 'lists' });
  await pass(50);
  expect(there.received).toEqual(['look again', { event: 'lists' }]);
});

test('stopping the fan-out publishes the doorbells that are still waiting', async () => {
  const channel = createChannel();
  const [here, there] = [channel.join(), channel.join()];
  here.doorbells.ring({ event: 'lists' });
  await pass(0);
  here.doorbells.ring({ event: 'sessions', memberId: 1 });
  await here.doorbells.stop();
  expect(there.received).toContainEqual({ event: 'sessions', memberId: 1 });
});

test('a subscriber that throws affects neither the publisher nor other subscribers', () => {
  const { doorbells } = createChannel().join();
  const fail = () => {
    throw new Error('deaf');
  };
  doorbells.subscribe({ receive: fail, resync: fail });
  const { received } = subscribe(doorbells);
  doorbells.ring({ event: 'lists' });
  expect(received).toEqual([{ event: 'lists' }]);
});
