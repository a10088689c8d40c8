import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { routes } from '#web/app/routes.tsx';

const timeout = AbortSignal.timeout.bind(AbortSignal);

export async function openScreen(path: string) {
  // Multiply all request timeouts by 30: a busy test machine may exceed the limit of one second.
  // Other tests cover the real limit.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms * 30));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

export function fill(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/**
 * Sets the current width first, because happy-dom does not report the first change of the width.
 */
export function makeWindow(width: number): void {
  for (const innerWidth of [window.innerWidth, width]) {
    Object.assign(window, { innerWidth });
    act(() => void window.dispatchEvent(new Event('resize')));
  }
}
