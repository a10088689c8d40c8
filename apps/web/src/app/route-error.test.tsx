import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { RouteError } from './route-error.tsx';

const peer = apiPeerPerTest();
const missing = 'Failed to fetch dynamically imported module: /assets/search-screen-1.js';
const crashed = '화면을 불러오지 못했어요. 다시 시도해 주세요.';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

function openRoute(message: string) {
  const lazy = () => Promise.reject(new TypeError(message));
  const routes = [{ path: '/', ErrorBoundary: RouteError, lazy, HydrateFallback: () => null }];
  return render(<RouterProvider router={createMemoryRouter(routes)} />);
}

async function alertText() {
  return (await screen.findByRole('alert')).textContent;
}

test('a screen whose code cannot load offline shows a connection error', async () => {
  window.location.href = 'http://127.0.0.1:1/';
  openRoute(missing);
  expect(await alertText()).toBe('인터넷 연결을 확인해 주세요.');
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeDefined();
  expect(window.location.reload).not.toHaveBeenCalled();
});

test('a screen whose code is gone after a release reloads once, then shows an error', async () => {
  peer.reply = () => ({ text: '' });
  const { unmount } = openRoute(missing);
  await vi.waitFor(() => expect(window.location.reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();

  openRoute(missing);
  expect(await alertText()).toBe(crashed);
  expect(window.location.reload).toHaveBeenCalledOnce();
});

test('a screen that throws an error is not reloaded', async () => {
  openRoute('x is not a function');
  expect(await alertText()).toBe(crashed);
  expect(window.location.reload).not.toHaveBeenCalled();
});
