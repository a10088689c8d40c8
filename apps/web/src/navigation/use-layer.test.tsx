import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useLayer, useNamedLayer } from './use-layer.ts';

const done = vi.fn();
afterEach(cleanup);

function Page() {
  const map = useNamedLayer('map');
  const note = useLayer((held) => (held === 'note' ? held : null));
  const [, setDrawn] = useState(0);

  function closeTwice() {
    map.close();
    flushSync(() => setDrawn((times) => times + 1));
    map.close();
  }

  return (
    <>
      <button type="button" onClick={map.open}>
        지도
      </button>
      <button type="button" onClick={() => note.open('note')}>
        쪽지
      </button>
      {map.isOpen && (
        <div role="dialog" aria-label="지도">
          <button type="button" onClick={() => map.close(done)}>
            확인
          </button>
          <button type="button" onClick={closeTwice}>
            두 번 닫기
          </button>
        </div>
      )}
      {note.layer && <div role="dialog" aria-label="쪽지" />}
    </>
  );
}

function openPage() {
  const routes = [
    { path: '/before', element: <p>앞</p> },
    { path: '/club', element: <Page /> },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: ['/before', { pathname: '/club', state: { from: 'list' } }],
  });
  render(<RouterProvider router={router} />);
  return router;
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const dialogs = () =>
  screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));

// covers K5.10 (docs/coverage-statements.md)
test('Back closes an open sheet and stays on the page', async () => {
  const router = openPage();
  await press('지도');
  expect(dialogs()).toEqual(['지도']);
  await act(() => router.navigate(-1));
  expect(dialogs()).toEqual([]);
  expect(router.state.location).toMatchObject({ pathname: '/club', state: { from: 'list' } });
});

test('closing a sheet removes its history entry before the following action runs', async () => {
  const router = openPage();
  await press('지도');
  done.mockImplementation(() => expect(router.state.location.state).toEqual({ from: 'list' }));
  await press('확인');
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});

test('a second sheet replaces the first sheet, and Back closes the second sheet', async () => {
  const router = openPage();
  await press('지도');
  await press('쪽지');
  expect(dialogs()).toEqual(['쪽지']);
  await act(() => router.navigate(-1));
  expect(dialogs()).toEqual([]);
  expect(router.state.location.pathname).toBe('/club');
});

test('closing a sheet twice goes back in the history only once', async () => {
  const router = openPage();
  await press('지도');
  await press('두 번 닫기');
  expect(dialogs()).toEqual([]);
  expect(router.state.location.pathname).toBe('/club');
});

test('opening a sheet with a fast double click adds only one history entry', async () => {
  const router = openPage();
  const button = screen.getByRole('button', { name: '지도' });
  await act(async () => {
    button.click();
    await vi.waitFor(() => expect(router.state.location.state).toHaveProperty('layer'));
    button.click();
  });
  expect(dialogs()).toEqual(['지도']);
  await press('두 번 닫기');
  expect(dialogs()).toEqual([]);
  expect(router.state.location).toMatchObject({ pathname: '/club', state: { from: 'list' } });
  await press('지도');
  expect(dialogs()).toEqual(['지도']);
});
