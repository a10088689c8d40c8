import type { Message } from '@azit/contract/chats/chat.schema';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/error.ts';
import { ownMessage, sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';
import type { PageQuery } from '../api/message-calls.ts';
import { createRoomFeed } from './room-feed.ts';

const messagesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => sampleMessage({ seq: first + index }));

/** A room on a server, as long as the test wants it; `asked` are the questions it was asked. */
function roomOf(length: number, readSeq = length, wait = async () => {}) {
  const all: Message[] = messagesFrom(1, length);
  const asked: PageQuery[] = [];
  const onGone = vi.fn();
  const load = async (query: PageQuery) => {
    asked.push(query);
    const { after, before = all.length + 1, size } = query;
    if (after !== undefined) return all.slice(after, after + size);
    return all.slice(Math.max(0, before - 1 - size), before - 1);
  };
  const room = sampleRoom({ readSeq, lastSeq: length, unread: length - readSeq });
  const feedWith = (lastPage?: Promise<Message[] | null>) =>
    createRoomFeed({ room, load, ...(lastPage && { lastPage }), moment: { wait }, onGone });
  const feed = feedWith();
  const seqs = (of = feed) => of.store.getState().window?.messages.map(({ seq }) => seq) ?? [];
  return { all, asked, feed, feedWith, seqs, onGone };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a room opens around its first unread message', async () => {
  const { feed, seqs } = roomOf(10_000, 5_000);
  await feed.open();
  expect([seqs()[0], seqs().at(-1)]).toEqual([4_981, 5_050]);
});

test('a room without unread messages opens with its last ones', async () => {
  const { feed, seqs } = roomOf(200);
  await feed.open();
  expect([seqs()[0], seqs().at(-1)]).toEqual([151, 200]);
});

test.each([
  ['everything was read', 200, 200, 151],
  ['a few messages are unread', 200, 190, 151],
  ['the room is short and unread', 10, 0, 1],
])('where %s the page that came with the room is enough', async (_, length, readSeq, first) => {
  const { all, asked, seqs, feedWith } = roomOf(length, readSeq);
  const feed = feedWith(Promise.resolve(all.slice(-50)));
  await feed.open();
  expect([seqs(feed)[0], seqs(feed).at(-1)]).toEqual([first, length]);
  await settled();
  expect(asked).toEqual([{ after: first - 1, size: 100 }]);
});

test('what came or was removed since the page that came with the room was read is seen', async () => {
  const { all, seqs, feedWith } = roomOf(60);
  const feed = feedWith(Promise.resolve(all.slice(-50)));
  all[58] = sampleMessage({ seq: 59, body: null });
  all.push(sampleMessage({ seq: 61 }));
  await feed.open();
  await settled();
  expect(seqs(feed).at(-1)).toBe(61);
  const { window } = feed.store.getState();
  expect(window?.messages.find(({ seq }) => seq === 59)?.body).toBeNull();
});

test.each([
  ['could not be had', Promise.resolve(null), 200],
  ['does not reach what was read', Promise.resolve(messagesFrom(151, 200)), 100],
  ['ends before the newest message', Promise.resolve(messagesFrom(150, 199)), 200],
])('a page that came with the room and %s is not used', async (_, lastPage, readSeq) => {
  const { asked, seqs, feedWith } = roomOf(200, readSeq);
  const feed = feedWith(lastPage);
  await feed.open();
  expect(asked.length).toBeGreaterThan(0);
  expect(seqs(feed)).toContain(Math.min(200, readSeq + 1));
});

test('after a bell everything up to the newest message comes, page after page', async () => {
  const { all, asked, feed, seqs } = roomOf(10);
  await feed.open();
  asked.length = 0;
  for (let seq = 11; seq <= 261; seq += 1) all.push(sampleMessage({ seq }));
  feed.hear(261);
  await settled();
  expect(seqs()).toHaveLength(261);
  expect(asked.map(({ after }) => after)).toEqual([10, 110, 210]);
});

test('bells during a run are one more question, not one each', async () => {
  const { all, asked, feed, seqs } = roomOf(10);
  await feed.open();
  asked.length = 0;
  for (const seq of [11, 12, 13]) {
    all.push(sampleMessage({ seq }));
    feed.hear(seq);
  }
  await settled();
  expect(seqs().at(-1)).toBe(13);
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('a reader far above the end is told of new messages and loads none', async () => {
  const { all, asked, feed } = roomOf(1_000, 100);
  await feed.open();
  asked.length = 0;
  all.push(sampleMessage({ seq: 1_001 }));
  feed.hear(1_001);
  await settled();
  expect(asked).toEqual([]);
  expect(feed.store.getState().window?.lastSeq).toBe(1_001);
});

test('a bell without news brings a removal into what is on the screen', async () => {
  const { all, feed } = roomOf(30);
  await feed.open();
  feed.look({ from: 10, to: 20 });
  all[14] = sampleMessage({ seq: 15, removed: true, body: null });
  feed.hear(30);
  await settled();
  expect(feed.store.getState().window?.messages[14]?.removed).toBe(true);
});

test('an own message is there with its reply, and its bell asks nothing', async () => {
  const { all, asked, feed, seqs } = roomOf(10);
  await feed.open();
  feed.look({ from: 1, to: 10 });
  asked.length = 0;
  const sent = ownMessage({ seq: 11 });
  all.push(sent);
  feed.addOwn(sent);
  feed.hear(11);
  await settled();
  expect(seqs().at(-1)).toBe(11);
  expect(asked).toEqual([]);
});

test('an own message behind others that are not loaded waits for them', async () => {
  const { all, feed, seqs } = roomOf(10);
  await feed.open();
  const sent = ownMessage({ seq: 12 });
  all.push(sampleMessage({ seq: 11 }), sent);
  feed.addOwn(sent);
  expect(seqs().at(-1)).toBe(10);
  await settled();
  expect(seqs().slice(-2)).toEqual([11, 12]);
});

test('older pages come until the first message that may be read', async () => {
  const { feed, seqs } = roomOf(120);
  await feed.open();
  await feed.loadOlder();
  await feed.loadOlder();
  await feed.loadOlder();
  expect(seqs()).toHaveLength(120);
  expect(feed.store.getState().window?.hasOlder).toBe(false);
});

test('an older page that comes while the list moves is shown when it may move', async () => {
  const moment = Promise.withResolvers<void>();
  const { asked, feed, seqs } = roomOf(120, 120, () => moment.promise);
  await feed.open();
  const loading = feed.loadOlder();
  await settled();
  expect(asked.at(-1)).toEqual({ before: 71, size: 50 });
  expect(seqs()[0]).toBe(71);
  moment.resolve();
  await loading;
  expect(seqs()[0]).toBe(21);
});

test('a jump to the end leaves what was loaded, without a gap between', async () => {
  const { feed, seqs } = roomOf(10_000, 5_000);
  await feed.open();
  await feed.jumpToEnd();
  expect([seqs()[0], seqs().at(-1)]).toEqual([9_951, 10_000]);
  expect(feed.store.getState().window).toMatchObject({ hasOlder: true, reachesEnd: true });
});

test('a room that is not there any more says so', async () => {
  const onGone = vi.fn();
  const load = () => Promise.reject(new ApiError({ status: 404, code: 'X', message: '없어요.' }));
  const moment = { wait: async () => {} };
  await createRoomFeed({ room: sampleRoom(), load, moment, onGone }).open();
  expect(onGone).toHaveBeenCalledOnce();
});
