import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirm, notifyStore, showAlert, toast, toastOnNextPage } from './notify.ts';
import { NotifyOutlet } from './notify-outlet.tsx';

let router: ReturnType<typeof createMemoryRouter>;

function Page() {
  return (
    <>
      <NotifyOutlet />
      <i>{useLocation().state?.question}</i>
    </>
  );
}

const entered = () => waitFor(() => expect(document.querySelector('i')?.textContent).not.toBe(''));

beforeEach(() => {
  router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(<RouterProvider router={router} />);
});

afterEach(() => {
  cleanup();
  notifyStore.setState({ notices: [], toast: null });
});

const question = { title: '로그아웃할까요?', confirmLabel: '로그아웃' };

// covers P1.6 (docs/coverage-statements.md)
test('the promise of an alert resolves only when the alert is closed', async () => {
  const closed = vi.fn();
  act(() => void showAlert('아지트를 만들었어요.').then(closed));
  expect(await screen.findByRole('alertdialog', { name: '아지트를 만들었어요.' })).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith(true));
});

test('a navigation closes an open alert and resolves its promise to false', async () => {
  const closed = vi.fn();
  act(() => void showAlert('아지트를 만들었어요.').then(closed));
  await screen.findByRole('alertdialog');
  await act(() => router.navigate('/elsewhere'));
  expect(closed).toHaveBeenCalledExactlyOnceWith(false);
});

// covers P1.15 (docs/coverage-statements.md)
test('Back closes an open alert and stays on the page', async () => {
  await act(() => router.navigate('/club?tab=date', { state: { layer: 'members' } }));
  const closed = vi.fn();
  act(() => void showAlert('아지트를 만들었어요.').then(closed));
  await screen.findByRole('alertdialog');
  await entered();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith(true));
  expect(router.state.location).toMatchObject({
    pathname: '/club',
    search: '?tab=date',
    state: { layer: 'members' },
  });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a closed alert leaves no history entry', async () => {
  await act(() => router.navigate('/club'));
  const { key } = router.state.location;
  const closed = vi.fn();
  act(() => void showAlert('아지트를 만들었어요.').then(closed));
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  expect(router.state.location.key).toBe(key);
});

test('a navigation pending when an alert opens completes and closes the alert', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  cleanup();
  const pages = [{ path: '/login', loader: () => promise }, { path: '*' }];
  router = createMemoryRouter([{ Component: NotifyOutlet, children: pages }], {
    initialEntries: ['/form'],
  });
  render(<RouterProvider router={router} />);
  const closed = vi.fn();
  act(() => {
    void router.navigate('/login');
    void showAlert('로그인이 필요해요.').then(closed);
  });
  await screen.findByRole('alertdialog');
  await act(async () => resolve(null));
  await waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith(false));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: null });
});

test('a second alert waits until the first is closed', async () => {
  act(() => {
    void showAlert('하나');
    void showAlert('둘');
  });
  expect(screen.queryByText('둘')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  expect(await screen.findByRole('alertdialog', { name: '둘' })).toBeTruthy();
  expect(screen.queryByText('하나')).toBeNull();
});

test.each([
  ['취소', false],
  ['로그아웃', true],
])('a confirmation closed with %s resolves to %s', async (button, expected) => {
  const answered = vi.fn();
  act(() => void confirm(question).then(answered));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(expected));
});

test('a navigation closes an open confirmation and resolves its promise to false', async () => {
  const answered = vi.fn();
  act(() => void confirm(question).then(answered));
  await screen.findByRole('dialog');
  await act(() => router.navigate('/elsewhere'));
  expect(answered).toHaveBeenCalledExactlyOnceWith(false);
  expect(notifyStore.getState().notices).toEqual([]);
});

// covers P1.6 (docs/coverage-statements.md)
test('Back cancels an open confirmation and stays on the page', async () => {
  await act(() => router.navigate('/club?tab=date', { state: { from: 'list' } }));
  const answered = vi.fn();
  act(() => void confirm(question).then(answered));
  await screen.findByRole('dialog');
  await entered();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(false));
  expect(router.state.location).toMatchObject({
    pathname: '/club',
    search: '?tab=date',
    state: { from: 'list' },
  });
});

test('a confirmed dialog leaves no history entry, and the sheet below stays open', async () => {
  await act(() => router.navigate('/club', { state: { layer: 'members' } }));
  const answered = vi.fn();
  act(() => void confirm(question).then(answered));
  await waitFor(() =>
    expect(router.state.location.state).toMatchObject({
      layer: 'members',
      question: expect.any(String),
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '로그아웃' }));
  await waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith(true));
  expect(router.state.location.state).toEqual({ layer: 'members' });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
});

test('a confirmation to leave the page adds no history entry', async () => {
  const { key } = router.state.location;
  const answered = vi.fn();
  act(() => void confirm({ ...question, isAboutLeaving: true }).then(answered));
  await userEvent.click(await screen.findByRole('button', { name: '취소' }));
  expect(answered).toHaveBeenCalledExactlyOnceWith(false);
  expect(router.state.location.key).toBe(key);
});

const toasts = () => screen.queryAllByRole('alert').map((one) => one.textContent);

// covers P1.6 (docs/coverage-statements.md)
test('a new toast replaces the current toast and stays until it is closed', async () => {
  act(() => toast('수락했어요'));
  act(() => toast('거절했어요'));
  await screen.findByRole('alert');
  expect(toasts()).toEqual(['거절했어요']);
  await userEvent.click(screen.getByRole('button', { name: '알림 닫기' }));
  expect(toasts()).toEqual([]);
});

test('a toast stays when only the search parameters change and closes with its page', async () => {
  act(() => toast('팔로우했어요'));
  await screen.findByRole('alert');
  await act(() => router.navigate('/?tab=date'));
  expect(toasts()).toEqual(['팔로우했어요']);
  await act(() => router.navigate('/elsewhere'));
  expect(toasts()).toEqual([]);
});

test('a toast for the next page is shown there and closes when that page is left', async () => {
  act(() => toastOnNextPage('아지트를 수정했어요'));
  await act(() => router.navigate('/club'));
  await screen.findByRole('alert');
  expect(toasts()).toEqual(['아지트를 수정했어요']);
  await act(() => router.navigate('/elsewhere'));
  expect(toasts()).toEqual([]);
});
