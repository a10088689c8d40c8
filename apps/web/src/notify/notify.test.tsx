import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirm, notifyStore, showAlert, toast, toastOnNextPage } from './notify.ts';
import { NotifyOutlet } from './notify-outlet.tsx';

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  router = createMemoryRouter([{ path: '*', Component: NotifyOutlet }]);
  render(<RouterProvider router={router} />);
});

afterEach(() => {
  cleanup();
  notifyStore.setState({ notices: [], toast: null });
});

const question = { title: '로그아웃할까요?', confirmLabel: '로그아웃' };

// covers P1.6
test('an alert resolves when it is closed, and not before', async () => {
  const closed = vi.fn();
  act(() => void showAlert('아지트를 만들었어요.').then(closed));
  expect(await screen.findByRole('alertdialog', { name: '아지트를 만들었어요.' })).toBeTruthy();
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(closed).toHaveBeenCalledExactlyOnceWith(true);
});

test('a change of location closes an open alert, which resolves to false', async () => {
  const closed = vi.fn();
  act(() => void showAlert('아지트를 만들었어요.').then(closed));
  await screen.findByRole('alertdialog');
  await act(() => router.navigate('/elsewhere'));
  expect(closed).toHaveBeenCalledExactlyOnceWith(false);
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
  expect(answered).toHaveBeenCalledExactlyOnceWith(expected);
});

test('a change of location closes an open confirmation with no', async () => {
  const answered = vi.fn();
  act(() => void confirm(question).then(answered));
  await screen.findByRole('dialog');
  await act(() => router.navigate('/elsewhere'));
  expect(answered).toHaveBeenCalledExactlyOnceWith(false);
  expect(notifyStore.getState().notices).toEqual([]);
});

const toasts = () => screen.queryAllByRole('alert').map((one) => one.textContent);

// covers P1.6
test('a new toast replaces the one on screen, until it is closed', async () => {
  act(() => toast('수락했어요'));
  act(() => toast('거절했어요'));
  await screen.findByRole('alert');
  expect(toasts()).toEqual(['거절했어요']);
  await userEvent.click(screen.getByRole('button', { name: '알림 닫기' }));
  expect(toasts()).toEqual([]);
});

test('a toast stays while its page is filtered and ends when the page is left', async () => {
  act(() => toast('팔로우했어요'));
  await screen.findByRole('alert');
  await act(() => router.navigate('/?tab=date'));
  expect(toasts()).toEqual(['팔로우했어요']);
  await act(() => router.navigate('/elsewhere'));
  expect(toasts()).toEqual([]);
});

test('a toast for the next page is shown there and ends with that page', async () => {
  act(() => toastOnNextPage('아지트를 수정했어요'));
  await act(() => router.navigate('/club'));
  await screen.findByRole('alert');
  expect(toasts()).toEqual(['아지트를 수정했어요']);
  await act(() => router.navigate('/elsewhere'));
  expect(toasts()).toEqual([]);
});
