import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/error.ts';
import { pagedQuery } from '#web/api/paged-query.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { InfiniteList } from './infinite-list.tsx';
import { useInfiniteList } from './use-infinite-list.ts';

type Row = { id: number };
type Fetcher = (page: number) => Promise<ReturnType<typeof makePage>>;

/**
 * happy-dom has no layout, so the tests call these callbacks to simulate that the end of the list
 * comes into view.
 */
const watching = new Set<() => void>();

class SpokenObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #report: () => void;

  constructor(callback: IntersectionObserverCallback) {
    const entry: Partial<IntersectionObserverEntry> = { isIntersecting: true };
    this.#report = () => callback([Object.assign(Object.create(null), entry)], this);
  }

  observe() {
    watching.add(this.#report);
  }

  disconnect() {
    watching.delete(this.#report);
  }

  unobserve() {}

  takeRecords() {
    return [];
  }
}

function makePage(ids: number[], page: number, totalPages: number) {
  const pageInfo = { page, size: 2, totalElements: totalPages * 2, totalPages };
  return { data: ids.map((id) => ({ id })), pageInfo };
}

const getId = (row: Row) => row.id;

function Rows({ fetchPage }: { fetchPage: Fetcher }) {
  const list = useInfiniteList(pagedQuery({ queryKey: ['rows'], fetchPage, getId }));
  return (
    <InfiniteList
      list={list}
      label="줄"
      renderItem={(row) => <span>{row.id}번</span>}
      skeleton={<p>뼈대</p>}
      empty={<p>비었어요</p>}
    />
  );
}

function show(fetchPage: Fetcher) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Rows fetchPage={fetchPage} />
    </QueryClientProvider>,
  );
}

function reachEnd() {
  act(() => {
    for (const report of [...watching]) report();
  });
}

async function waitForWatch() {
  await waitFor(() => expect(watching.size).toBe(1));
}

function rows() {
  return within(screen.getByRole('list', { name: '줄' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', SpokenObserver));

afterEach(() => {
  cleanup();
  watching.clear();
});

// covers S2.12, S4.17 (docs/coverage-statements.md)
test('a list shows a skeleton, then loads pages on scroll without duplicates', async () => {
  const fetchPage = vi.fn<Fetcher>(async (page) => makePage(page === 1 ? [1, 2] : [2, 3], page, 2));
  show(fetchPage);
  expect(screen.getByText('뼈대')).toBeTruthy();
  await screen.findByText('2번');
  await waitForWatch();
  reachEnd();
  await screen.findByText('3번');
  expect(rows()).toEqual(['1번', '2번', '3번']);
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  expect(watching.size).toBe(0);
  expect(fetchPage.mock.calls.map(([page]) => page)).toEqual([1, 2]);
});

test('while 더 보기 loads a page, neither a second tap nor scrolling loads another', async () => {
  const second = Promise.withResolvers<ReturnType<typeof makePage>>();
  const fetchPage = vi.fn<Fetcher>((page) =>
    page === 1 ? Promise.resolve(makePage([1, 2], 1, 3)) : second.promise,
  );
  show(fetchPage);
  await userEvent.click(await screen.findByRole('button', { name: '더 보기' }));
  expect(watching.size).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: '더 보기' }));
  expect(fetchPage).toHaveBeenCalledTimes(2);
  second.resolve(makePage([3, 4], 2, 3));
  await screen.findByText('4번');
});

// covers S9.3 (docs/coverage-statements.md)
test('reaching the end of a list again within 300 ms delays the next page', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: false,
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
  });
  const fetchPage = vi.fn<Fetcher>(async (page) => makePage([page], page, 9));
  show(fetchPage);
  await act(() => vi.advanceTimersByTimeAsync(1));
  reachEnd();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(fetchPage).toHaveBeenCalledTimes(2);
  reachEnd();
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(fetchPage).toHaveBeenCalledTimes(2);
  await act(() => vi.advanceTimersByTimeAsync(60));
  expect(fetchPage).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

// covers P9.3 (docs/coverage-statements.md)
test('a failed page shows an error below the list, and 다시 시도 loads the page', async () => {
  const refused = new ApiError({ status: 400, code: 'X', message: '지금은 안 돼요.' });
  const fetchPage = vi.fn<Fetcher>().mockResolvedValueOnce(makePage([1, 2], 1, 2));
  fetchPage.mockRejectedValueOnce(refused).mockResolvedValueOnce(makePage([3], 2, 2));
  show(fetchPage);
  await screen.findByText('2번');
  await waitForWatch();
  reachEnd();
  expect((await screen.findByRole('alert')).textContent).toBe('지금은 안 돼요.');
  expect(rows()).toEqual(['1번', '2번']);
  expect(watching.size).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('3번');
  expect(screen.queryByRole('alert')).toBeNull();
});

// covers S2.21, S8.19 (docs/coverage-statements.md)
test('a failed first page shows the error instead of the list', async () => {
  const fetchPage = vi.fn<Fetcher>();
  fetchPage.mockRejectedValueOnce(
    new ApiError({ status: 0, code: 'OFFLINE', message: '연결이요.' }),
  );
  fetchPage.mockResolvedValueOnce(makePage([], 1, 0));
  show(fetchPage);
  await screen.findByText('연결이요.');
  expect(screen.queryByRole('list')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByText('비었어요');
});
