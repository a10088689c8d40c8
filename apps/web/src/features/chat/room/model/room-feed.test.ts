import { expect, test } from 'vitest';
import { ApiError } from '#web/api/error.ts';
import { createFeed, messagesFrom, settled } from '#web/testing/sample-feed.ts';
import { ownMessage, sampleMessage } from '#web/testing/sample-room.ts';

test('a room opens around its first unread message', async () => {
  const { feed, ends } = createFeed({ length: 10_000, readSeq: 5_000 });
  await feed.open();
  expect(ends()).toEqual([4_981, 5_050]);
});

test('a room without unread messages opens with its last messages', async () => {
  const { feed, ends } = createFeed({ length: 200 });
  await feed.open();
  expect(ends()).toEqual([151, 200]);
});

test.each([
  ['everything was read', 200, 200, 151],
  ['a few messages are unread', 200, 190, 151],
  ['the room is short and unread', 10, 0, 1],
])(
  'if %s the room opens with the preloaded page and no other request',
  async (_, length, readSeq, first) => {
    const lastPage = Promise.resolve(messagesFrom(1, length).slice(-50));
    const { requests, feed, ends } = createFeed({ length, readSeq, lastPage });
    await feed.open();
    expect(ends()).toEqual([first, length]);
    await settled();
    expect(requests).toEqual([{ after: first - 1, size: 100 }]);
  },
);

test('changes made after the page was preloaded appear after the room has opened', async () => {
  const lastPage = Promise.resolve(messagesFrom(11, 60));
  const { all, seqs, feed } = createFeed({ length: 60, lastPage });
  all[58] = sampleMessage({ seq: 59, body: null });
  all.push(sampleMessage({ seq: 61 }));
  await feed.open();
  await settled();
  expect(seqs().at(-1)).toBe(61);
  expect(feed.messages?.find(({ seq }) => seq === 59)?.body).toBeNull();
});

test('a message whose event arrives while the room is loading is shown', async () => {
  const { all, seqs, feed } = createFeed({ length: 10 });
  const opening = feed.open();
  feed.receive({ seq: 11 });
  await Promise.resolve();
  await Promise.resolve();
  all.push(sampleMessage({ seq: 11 }));
  await opening;
  await settled();
  expect(seqs().at(-1)).toBe(11);
});

test.each([
  ['failed', Promise.resolve(null), 200],
  ['does not reach what was read', Promise.resolve(messagesFrom(151, 200)), 100],
  ['ends before the newest message', Promise.resolve(messagesFrom(150, 199)), 200],
])('a preloaded page that %s is not used', async (_, lastPage, readSeq) => {
  const { requests, seqs, feed } = createFeed({ length: 200, readSeq, lastPage });
  await feed.open();
  expect(requests.length).toBeGreaterThan(0);
  expect(seqs()).toContain(Math.min(200, readSeq + 1));
});

test('an event loads all pages up to the newest message', async () => {
  const { all, requests, feed, seqs } = createFeed({ length: 10 });
  await feed.open();
  requests.length = 0;
  all.push(...messagesFrom(11, 261));
  feed.receive({ seq: 261 });
  await settled();
  expect(seqs()).toHaveLength(261);
  expect(requests.map(({ after }) => after)).toEqual([10, 110, 210]);
});

test('several events during a request cause only one further request', async () => {
  const { all, requests, feed, seqs } = createFeed({ length: 10 });
  await feed.open();
  requests.length = 0;
  for (const seq of [11, 12, 13]) {
    all.push(sampleMessage({ seq }));
    feed.receive({ seq: seq });
  }
  await settled();
  expect(seqs().at(-1)).toBe(13);
  expect(requests.length).toBeLessThanOrEqual(2);
});

test('while later pages are not loaded, an event updates only the newest seq', async () => {
  const { all, requests, feed, view } = createFeed({ length: 1_000, readSeq: 100 });
  await feed.open();
  requests.length = 0;
  all.push(sampleMessage({ seq: 1_001 }));
  feed.receive({ seq: 1_001 });
  await settled();
  expect(requests).toEqual([]);
  expect(view.getState().newestSeq).toBe(1_001);
});

test('a sent message appears with its response, and its event causes no request', async () => {
  const { all, requests, feed, seqs } = createFeed({ length: 10 });
  await feed.open();
  feed.check.look({ from: 1, to: 10 });
  requests.length = 0;
  const sent = ownMessage({ seq: 11 });
  all.push(sent);
  feed.addOwn(sent);
  feed.receive({ seq: 11 });
  await settled();
  expect(seqs().at(-1)).toBe(11);
  expect(requests).toEqual([]);
});

test('a sent message whose event arrived before its response appears once', async () => {
  const { all, feed, seqs } = createFeed({ length: 10 });
  await feed.open();
  const sent = ownMessage({ seq: 11 });
  all.push(sent);
  feed.receive({ seq: 11 });
  await settled();
  feed.addOwn(sent);
  expect(seqs().slice(-2)).toEqual([10, 11]);
});

test('a sent message that follows unloaded messages appears once those are loaded', async () => {
  const { all, feed, seqs } = createFeed({ length: 10 });
  await feed.open();
  const sent = ownMessage({ seq: 12 });
  all.push(sampleMessage({ seq: 11 }), sent);
  feed.addOwn(sent);
  expect(seqs().at(-1)).toBe(10);
  await settled();
  expect(seqs().slice(-2)).toEqual([11, 12]);
});

test('older pages load up to the first message that the viewer may read', async () => {
  const { requests, feed, seqs } = createFeed({ length: 120 });
  await feed.open();
  await feed.loadOlder();
  await feed.loadOlder();
  expect(seqs()).toHaveLength(120);
  requests.length = 0;
  await feed.loadOlder();
  expect(requests).toEqual([]);
});

test('an older page that arrives during scrolling is added at the next scroll event', async () => {
  const scroll = Promise.withResolvers<void>();
  const { requests, feed, seqs } = createFeed({ length: 120, waitForScroll: () => scroll.promise });
  await feed.open();
  const loading = feed.loadOlder();
  await settled();
  expect(requests.at(-1)).toEqual({ before: 71, size: 50 });
  expect(seqs()[0]).toBe(71);
  scroll.resolve();
  await loading;
  expect(seqs()[0]).toBe(21);
});

test('loading an older page does not remove messages that arrive meanwhile', async () => {
  const scroll = Promise.withResolvers<void>();
  const { all, feed, seqs } = createFeed({ length: 120, waitForScroll: () => scroll.promise });
  await feed.open();
  const loading = feed.loadOlder();
  await settled();
  const removed = sampleMessage({ seq: 100, removed: true, body: null });
  const [sent, next] = [ownMessage({ seq: 121 }), sampleMessage({ seq: 122 })];
  all.push(sent, next);
  feed.replace([removed]);
  feed.addOwn(sent);
  feed.receive({ seq: 122 });
  await settled();
  scroll.resolve();
  await loading;
  await settled();
  expect(seqs()).toEqual(messagesFrom(21, 122).map(({ seq }) => seq));
  expect(feed.messages?.find(({ seq }) => seq === 100)?.removed).toBe(true);
});

test('a jump to the end replaces the loaded messages with the last page', async () => {
  const { feed, ends, requests } = createFeed({ length: 10_000, readSeq: 5_000 });
  await feed.open();
  await feed.jumpToEnd();
  expect(ends()).toEqual([9_951, 10_000]);
  expect(feed.reachesEnd).toBe(true);
  await feed.loadOlder();
  expect(requests.at(-1)).toEqual({ before: 9_951, size: 50 });
});

test('new messages are reported as arrivals; loaded pages of unread messages are not', async () => {
  const { all, feed } = createFeed({ length: 140, readSeq: 30 });
  const arrived: number[] = [];
  feed.arrivals.subscribe((messages) => arrived.push(...messages.map(({ seq }) => seq)));
  await feed.open();
  await feed.loadNewer();
  expect(feed.reachesEnd).toBe(true);
  all.push(...messagesFrom(141, 142));
  feed.receive({ seq: 142 });
  await settled();
  expect(arrived).toEqual([141, 142]);
});

test('a room that responds 404 is reported as gone', async () => {
  const fail = new ApiError({ status: 404, code: 'X', message: '없어요.' });
  const { feed, onGone } = createFeed({ length: 1, fail });
  await feed.open();
  expect(onGone).toHaveBeenCalledOnce();
});
