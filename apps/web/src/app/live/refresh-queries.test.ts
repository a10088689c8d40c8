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

test('several live events of a club refetch each query that shows the club only once', async () => {
  const list = onScreen('discovery.recommend', card(3));
  const otherList = onScreen('discovery.search', card(4));
  const activity = onScreen('activity.list', []);
  const overview = onScreen('activity.overview', { meetings: [] });
  const form = onScreen('clubs.get', { clubId: 3 }, { enabled: false });
  const refresh = queryRefresher(client);
  for (let doorbells = 0; doorbells < 5; doorbells += 1) refresh.club(3);
  await vi.advanceTimersByTimeAsync(150);
  const shown = [list, otherList, activity, overview, form];
  expect(shown.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1, 1, 0]);
});

test('a live event of a crew refetches the queries that show its members', async () => {
  const crew = onScreen('crews.get', { crewId: 12 });
  const otherCrew = onScreen('crewMembers.listCandidates', { crewId: 13 });
  const own = onScreen('crews.listOwn', [{ crewId: 12 }, { crewId: 13 }]);
  const list = onScreen('discovery.search', { pages: [{ data: [{ crew: { crewId: 12 } }] }] });
  const activity = onScreen('activity.list', []);
  queryRefresher(client).crew(12);
  await vi.advanceTimersByTimeAsync(150);
  const shown = [crew, otherCrew, own, list, activity];
  expect(shown.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1, 0, 0]);
});

test('live events of a crew and of its meetings refetch the page of the crew only once', async () => {
  const crew = onScreen('crews.get', { crewId: 12, dates: [{ clubId: 3 }, { clubId: 4 }] });
  const refresh = queryRefresher(client);
  refresh.crew(12);
  for (const clubId of [3, 4]) refresh.club(clubId);
  refresh.crew(12);
  await vi.advanceTimersByTimeAsync(300);
  expect(crew).toHaveBeenCalledOnce();
});

// covers T1.5 (docs/coverage-statements.md)
test('the shown data stays after a live event of a club until the new data arrives', async () => {
  onScreen('clubs.get', { clubId: 3 });
  queryRefresher(client).club(3);
  await vi.advanceTimersByTimeAsync(150);
  expect(client.getQueryData(['clubs.get', { params: {} }])).toEqual({ clubId: 3 });
});

test('a live event after a completed refresh causes another refresh', async () => {
  const detail = onScreen('clubs.get', { clubId: 3 });
  const refresh = queryRefresher(client);
  refresh.club(3);
  await vi.advanceTimersByTimeAsync(150);
  refresh.club(3);
  await vi.advanceTimersByTimeAsync(150);
  expect(detail).toHaveBeenCalledTimes(2);
});

function onSlowLine(name: string, data: unknown) {
  const queryFn = vi.fn(
    () => new Promise<unknown>((resolve) => setTimeout(() => resolve(data), 1_300)),
  );
  new QueryObserver(client, { queryKey: [name, { params: {} }], queryFn }).subscribe(() => {});
  return queryFn;
}

// covers T1.3 (docs/coverage-statements.md)
test.each<[string, string, unknown]>([
  ['of a club', 'clubs.get', { clubId: 3 }],
  ['of a list whose clubs are not known yet', 'discovery.search', card(3)],
])(
  'a live event during the first request %s causes one refetch after it',
  async (_, name, data) => {
    const requests = onSlowLine(name, data);
    const refresh = queryRefresher(client);
    refresh.club(3);
    refresh.everything();
    await vi.advanceTimersByTimeAsync(1_299);
    expect(requests).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveBeenCalledTimes(2);
    expect(client.getQueryData([name, { params: {} }])).toEqual(data);
  },
);

test('a live event of another club during a list’s first request causes no refetch', async () => {
  const requests = onSlowLine('discovery.search', card(4));
  queryRefresher(client).club(3);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(requests).toHaveBeenCalledOnce();
});

test('live events that arrive faster than responses do not prevent showing a response', async () => {
  const requests = onSlowLine('clubs.get', { clubId: 3 });
  const refresh = queryRefresher(client);
  const shownAt: number[] = [];
  const stop = client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') shownAt.push(Date.now());
  });
  const start = Date.now();
  for (let doorbells = 0; doorbells < 10; doorbells += 1) {
    refresh.club(3);
    await vi.advanceTimersByTimeAsync(500);
  }
  stop();
  expect(shownAt.map((time) => time - start)).toEqual([1_300, 2_600, 3_900]);
  expect(requests).toHaveBeenCalledTimes(4);
});

test('refreshing everything skips constant data and the initial data of forms', async () => {
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

test('a live event of a notice sets the unread count and refetches an open inbox', async () => {
  const inbox = onScreen('notices.list', { pages: [] });
  queryRefresher(client).unreadNotices(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(noticeQueries.unread().queryKey)).toBe(4);
  expect(inbox).toHaveBeenCalledOnce();
});

// covers M5.8 (docs/coverage-statements.md)
test('events of rooms refetch list and counts at once, then at most once per second', async () => {
  const list = onScreen('chats.list', { pages: [] });
  const counts = onScreen('chats.countUnread', {}, { staleTime: Number.POSITIVE_INFINITY });
  const room = onScreen('chats.get', { roomId: 3 });
  const refresh = queryRefresher(client);
  const fetched = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return [list, counts, room].map(({ mock }) => mock.calls.length);
  };
  for (let doorbells = 0; doorbells < 5; doorbells += 1) refresh.chats();
  expect(await fetched(150)).toEqual([1, 1, 0]);
  for (let doorbells = 0; doorbells < 5; doorbells += 1) {
    refresh.chats();
    await fetched(100);
  }
  expect(await fetched(499)).toEqual([1, 1, 0]);
  expect(await fetched(1)).toEqual([2, 2, 0]);
  expect(await fetched(10_000)).toEqual([2, 2, 0]);
});

test('refreshing everything includes the count of unread messages', async () => {
  const counts = onScreen('chats.countUnread', {}, { staleTime: Number.POSITIVE_INFINITY });
  queryRefresher(client).everything();
  await vi.advanceTimersByTimeAsync(0);
  expect(counts).toHaveBeenCalledOnce();
});

test('a newly opened stream refetches counts and uncached data, but no cached lists', async () => {
  const detail = onScreen('clubs.get', { clubId: 3 }, { staleTime: 0 });
  const list = onScreen('discovery.search', { pages: [] }, { staleTime: 30_000 });
  const counts = onScreen('chats.countUnread', {}, { staleTime: Number.POSITIVE_INFINITY });
  await vi.advanceTimersByTimeAsync(0);
  for (const requests of [detail, list, counts]) requests.mockClear();
  queryRefresher(client).volatile();
  await vi.advanceTimersByTimeAsync(0);
  expect([detail, list, counts].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});
