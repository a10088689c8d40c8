import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearchKeyword } from '#web/features/search/model/use-search-keyword.ts';

function Field() {
  const { keyword, typed, type, compositionProps, searchNow } = useSearchKeyword();
  return (
    <>
      <input {...compositionProps} value={typed} onChange={(event) => type(event.target.value)} />
      <output>{keyword}</output>
      <button type="button" onClick={() => searchNow(typed)}>
        찾기
      </button>
    </>
  );
}

function open(address = '/search') {
  const routes = [{ path: '/search', Component: Field }];
  const router = createMemoryRouter(routes, { initialEntries: ['/', address], initialIndex: 1 });
  render(<RouterProvider router={router} />);
  return router;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const searched = () => screen.getByRole('status').textContent;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// covers S5.18 (docs/coverage-statements.md)
test('a typed keyword is searched after 300 ms and written to the URL', async () => {
  const router = open();
  type('독');
  await pass(299);
  type('독서 ');
  await pass(299);
  expect(searched()).toBe('');
  await pass(1);
  expect(searched()).toBe('독서');
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ keyword: '독서' })}`);
  expect(router.state.historyAction).toBe('REPLACE');
  expect(field().value).toBe('독서 ');
});

test('a keyword with an unfinished last syllable is not searched yet', async () => {
  open();
  fireEvent.compositionStart(field());
  type('독ㅅ');
  await pass(2000);
  expect(searched()).toBe('');
  type('독서');
  await pass(300);
  expect(searched()).toBe('독서');
});

// covers S4.23 (docs/coverage-statements.md)
test('emptying the search field clears the search, and the old keyword does not return', async () => {
  const router = open('/search?keyword=독서');
  expect(field().value).toBe('독서');
  type('');
  await pass(0);
  expect(searched()).toBe('');
  expect(router.state.location.search).toBe('');
  type('와');
  await pass(299);
  expect(searched()).toBe('');
  await pass(1);
  expect(searched()).toBe('와');
});

test('pressing Enter starts the search immediately', async () => {
  open();
  type('와인');
  fireEvent.click(screen.getByRole('button', { name: '찾기' }));
  await pass(0);
  expect(searched()).toBe('와인');
});

test('the search field shows the keyword of the URL after a navigation', async () => {
  const router = open('/search?keyword=독서');
  await act(() => router.navigate('/search'));
  await pass(1000);
  expect(field().value).toBe('');
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-1));
  await pass(1000);
  expect(field().value).toBe('독서');
  expect(searched()).toBe('독서');
});
