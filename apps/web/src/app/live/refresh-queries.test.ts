import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { queryRefresher } from './refresh-queries.ts';

type Options = { staleTime?: number; refetchOnWindowFocus?: boolean; enabled?: boolean };

let client = createQueryClient();

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** A query on screen with its data; returns how often it has been fetched again. */
function onScreen(name: string, data: unknown, options: Options = {}) {
  const queryKey = [name, { params: {} }];
  const queryFn = vi.fn(async () => data);
  client.setQueryData(queryKey, data);
  new QueryObserver(client, { queryKey, queryFn, staleTime: 60_000, ...options }).subscribe(
    () => {},
  );
  return queryFn;
}

const card = (clubId: number) => ({ pages: [{ data: [{ clubId }, { clubId: 99 }] }] });

test('a bell of a club fetches what shows it, once for many bells, and leaves the rest', async () => {
  const list = onScreen('discovery.recommend', card(3));
  const otherList = onScreen('discovery.search', card(4));
  const activity = onScreen('activity.list', []);
  const waiting = onScreen('applications.countWaiting', { count: 0, clubs: [] });
  const form = onScreen('clubs.get', { clubId: 3 }, { enabled: false });
  const refresh = queryRefresher(client);
  for (let bells = 0; bells < 5; bells += 1) refresh.club(3);
  await vi.advanceTimersByTimeAsync(150);
  const shown = [list, otherList, activity, waiting, form];
  expect(shown.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1, 1, 0]);
});

// covers T1.5
test('a bell of a club keeps what is on screen until its successor is there', async () => {
  onScreen('clubs.get', { clubId: 3 });
  queryRefresher(client).club(3);
  await vi.advanceTimersByTimeAsync(150);
  expect(client.getQueryData(['clubs.get', { params: {} }])).toEqual({ clubId: 3 });
});

test('bells go on being heard after a refresh', async () => {
  const detail = onScreen('clubs.get', { clubId: 3 });
  const refresh = queryRefresher(client);
  refresh.club(3);
  await vi.advanceTimersByTimeAsync(150);
  refresh.club(3);
  await vi.advanceTimersByTimeAsync(150);
  expect(detail).toHaveBeenCalledTimes(2);
});

test('everything leaves out what never changes and what a form started from', async () => {
  const detail = onScreen('clubs.get', { clubId: 3 }, { staleTime: 0 });
  const list = onScreen('discovery.search', card(4));
  const categories = onScreen('categories.listSmall', [], { staleTime: Number.POSITIVE_INFINITY });
  const reviewees = onScreen('reviews.listReviewees', [], { refetchOnWindowFocus: false });
  const before = detail.mock.calls.length;
  const refresh = queryRefresher(client);
  refresh.volatile();
  await vi.advanceTimersByTimeAsync(0);
  expect([detail.mock.calls.length - before, list.mock.calls.length]).toEqual([1, 0]);
  refresh.everything();
  await vi.advanceTimersByTimeAsync(0);
  expect([detail.mock.calls.length - before, list.mock.calls.length]).toEqual([2, 1]);
  expect([categories, reviewees].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('the number of unread notices is set, and an open inbox fetched again', async () => {
  const inbox = onScreen('notices.list', { pages: [] });
  queryRefresher(client).unread(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(noticeQueries.unread().queryKey)).toBe(4);
  expect(inbox).toHaveBeenCalledOnce();
});

// covers M5.8
test('bells of rooms fetch the list and the counts at once, then once a second at most', async () => {
  const list = onScreen('chats.list', { pages: [] });
  const counts = onScreen('chats.countUnread', {}, { staleTime: Number.POSITIVE_INFINITY });
  const room = onScreen('chats.get', { roomId: 3 });
  const refresh = queryRefresher(client);
  const fetched = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return [list, counts, room].map(({ mock }) => mock.calls.length);
  };
  for (let bells = 0; bells < 5; bells += 1) refresh.chats();
  expect(await fetched(150)).toEqual([1, 1, 0]);
  for (let bells = 0; bells < 5; bells += 1) {
    refresh.chats();
    await fetched(100);
  }
  expect(await fetched(499)).toEqual([1, 1, 0]);
  expect(await fetched(1)).toEqual([2, 2, 0]);
  expect(await fetched(10_000)).toEqual([2, 2, 0]);
});

test('unread messages are counted again after a gap and when a page starts to hear', async () => {
  const counts = onScreen('chats.countUnread', {}, { staleTime: Number.POSITIVE_INFINITY });
  const refresh = queryRefresher(client);
  refresh.volatile();
  refresh.everything();
  await vi.advanceTimersByTimeAsync(0);
  expect(counts).toHaveBeenCalledTimes(2);
});
