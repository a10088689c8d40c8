import { expect, onTestFinished, test, vi } from 'vitest';
import { createFeed, messagesFrom, settled } from '#web/testing/sample-feed.ts';
import { ownMessage, sampleMessage } from '#web/testing/sample-room.ts';

test.each([
  ['without a new message', 30, 0],
  ['that also announces a new message', 31, 1],
])('a removal event %s reloads visible messages', async (_, seq, added) => {
  const { all, feed, seqs } = createFeed({ length: 30 });
  await feed.open();
  feed.check.look({ from: 10, to: 20 });
  all[14] = sampleMessage({ seq: 15, removed: true, body: null });
  all.push(...messagesFrom(31, 30 + added));
  feed.receive({ seq, removed: true });
  await settled();
  expect(feed.messages?.[14]?.removed).toBe(true);
  expect(seqs().at(-1)).toBe(seq);
});

test('a removal event shows the removal while later pages are not loaded', async () => {
  const { all, feed } = createFeed({ length: 1_000, readSeq: 100 });
  await feed.open();
  feed.check.look({ from: 95, to: 105 });
  all[99] = sampleMessage({ seq: 100, removed: true, body: null });
  feed.receive({ seq: 1_000, removed: true });
  await settled();
  expect(feed.messages?.find(({ seq }) => seq === 100)?.removed).toBe(true);
});

test('a live event caused by reading or muting causes no request', async () => {
  const { requests, feed } = createFeed({ length: 30 });
  await feed.open();
  feed.check.look({ from: 10, to: 20 });
  requests.length = 0;
  feed.receive({ seq: 30 });
  await settled();
  expect(requests).toEqual([]);
});

test('a message whose request failed is loaded later without another event', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const room = createFeed({ length: 10 });
  await room.feed.open();
  room.all.push(sampleMessage({ seq: 11 }));
  room.failWith(new Error('offline'));
  room.feed.receive({ seq: 11 });
  await vi.advanceTimersByTimeAsync(0);
  expect(room.seqs().at(-1)).toBe(10);
  room.failWith(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(room.seqs().at(-1)).toBe(11);
});

test('a closed room does not repeat a failed request', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const room = createFeed({ length: 10 });
  await room.feed.open();
  room.failWith(new Error('offline'));
  room.feed.receive({ seq: 11 });
  await vi.advanceTimersByTimeAsync(0);
  room.feed.close();
  room.requests.length = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(room.requests).toEqual([]);
});

test('a removal event merged with that of the viewer’s own message is not ignored', async () => {
  const { all, feed } = createFeed({ length: 10 });
  await feed.open();
  feed.check.look({ from: 1, to: 10 });
  const sent = ownMessage({ seq: 11 });
  all.push(sent);
  feed.addOwn(sent);
  all[4] = sampleMessage({ seq: 5, removed: true, body: null });
  feed.receive({ seq: 11, removed: true });
  await settled();
  expect(feed.messages?.[4]?.removed).toBe(true);
});

test('messages missed while reading older ones are loaded at the end of the list', async () => {
  const { all, feed, seqs } = createFeed({ length: 250, readSeq: 0 });
  await feed.open();
  all.push(...messagesFrom(251, 255));
  feed.receive(null);
  for (let page = 0; page < 2; page += 1) await feed.loadNewer();
  await settled();
  expect(seqs().at(-1)).toBe(255);
});

test('more messages than one page that arrive while a room opens are all loaded', async () => {
  const { all, feed, seqs } = createFeed({ length: 10 });
  const opening = feed.open();
  feed.receive({ seq: 11 });
  await Promise.resolve();
  all.push(...messagesFrom(11, 150));
  await opening;
  await settled();
  expect(seqs().at(-1)).toBe(150);
});
