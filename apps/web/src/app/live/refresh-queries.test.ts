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

/** A query on screen whose replies take 1.3 s; returns what it asked. */
function onSlowLine(name: string, data: unknown) {
  const queryFn = vi.fn(
    () => new Promise<unknown>((resolve) => setTimeout(() => resolve(data), 1_300)),
  );
  new QueryObserver(client, { queryKey: [name, { params: {} }], queryFn }).subscribe(() => {});
  return queryFn;
}

// covers T1.3
test.each<[string, string, unknown]>([
  ['of a club', 'clubs.get', { clubId: 3 }],
  ['of a list whose clubs are not known yet', 'discovery.search', card(3)],
])('a bell during the first request %s asks once more after its reply', async (_, name, data) => {
  const asked = onSlowLine(name, data);
  const refresh = queryRefresher(client);
  refresh.club(3);
  refresh.everything();
  await vi.advanceTimersByTimeAsync(1_299);
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(client.getQueryData([name, { params: {} }])).toEqual(data);
});

test('a bell of another club during the first request of a list asks nothing', async () => {
  const asked = onSlowLine('discovery.search', card(4));
  queryRefresher(client).club(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledOnce();
});

test('bells that are quicker than the replies do not keep a reply from being shown', async () => {
  const asked = onSlowLine('clubs.get', { clubId: 3 });
  const refresh = queryRefresher(client);
  const shownAt: number[] = [];
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') shownAt.push(Date.now());
  });
  const start = Date.now();
  for (let bells = 0; bells < 10; bells += 1) {
    refresh.club(3);
    await vi.advanceTimersByTimeAsync(500);
  }
  stop();
  expect(shownAt.map((time) => time - start)).toEqual([1_300, 2_600, 3_900]);
  expect(asked).toHaveBeenCalledTimes(4);
});

test('everything leaves out what never changes and what a form started from', async () => {
  const detail = onScreen('clubs.get', { clubId: 3 }, { staleTime: 0 });
  const list = onScreen('discovery.search', card(4));
  const categories = onScreen('categories.listSmall', [], { staleTime: Number.POSITIVE_INFINITY });
  const reviewees = onScreen('reviews.listReviewees', [], { refetchOnWindowFocus: false });
  await vi.advanceTimersByTimeAsync(0);
  const before = detail.mock.calls.length;
  queryRefresher(client).everything();
  await vi.advanceTimersByTimeAsync(0);
  expect([detail.mock.calls.length - before, list.mock.calls.length]).toEqual([1, 1]);
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

test('unread messages are counted again when bells may have been missed', async () => {
  const counts = onScreen('chats.countUnread', {}, { staleTime: Number.POSITIVE_INFINITY });
  queryRefresher(client).everything();
  await vi.advanceTimersByTimeAsync(0);
  expect(counts).toHaveBeenCalledOnce();
});

test('a page that starts to hear asks again for what others change, and not for long lists', async () => {
  const detail = onScreen('clubs.get', { clubId: 3 }, { staleTime: 0 });
  const list = onScreen('discovery.search', { pages: [] }, { staleTime: 30_000 });
  const counts = onScreen('chats.countUnread', {}, { staleTime: Number.POSITIVE_INFINITY });
  await vi.advanceTimersByTimeAsync(0);
  for (const asked of [detail, list, counts]) asked.mockClear();
  queryRefresher(client).volatile();
  await vi.advanceTimersByTimeAsync(0);
  expect([detail, list, counts].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});
