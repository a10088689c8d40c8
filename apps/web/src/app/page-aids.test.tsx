import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PageAids } from './page-aids.tsx';

test('a pressed link is marked until the code of the next screen has loaded', async () => {
  const code = Promise.withResolvers<{ element: string }>();
  const Layout = () => (
    <>
      <PageAids firstPath="/" />
      <Link to="/next">다음</Link>
      <Link to="/other">다른 화면</Link>
      <Outlet />
    </>
  );
  const children = [
    { index: true, element: '처음' },
    { path: 'next', lazy: () => code.promise },
  ];
  render(
    <RouterProvider router={createMemoryRouter([{ path: '/', Component: Layout, children }])} />,
  );
  const marked = () =>
    screen
      .getAllByRole('link')
      .flatMap((link) => (link.matches('[data-loading]') ? link.textContent : []));
  expect(marked()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: '다음' }));
  expect(marked()).toEqual(['다음']);
  await act(async () => code.resolve({ element: '도착' }));
  expect(await screen.findByText('도착')).toBeTruthy();
  expect(marked()).toEqual([]);
});
