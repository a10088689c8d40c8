import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { liftFirstPaint } from '#web/app/first-view/lift-first-paint.ts';

const paint = () => document.getElementById('first-paint');
let receive: (value: string) => void;

function request(queryClient = createQueryClient()) {
  const queryFn = () => new Promise<string>((resolve) => (receive = resolve));
  const isRequested = queryClient.fetchQuery({ queryKey: ['clubs'], queryFn, staleTime: 0 });
  return { queryClient, isRequested };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="first-paint"></div><div id="root"><h1></h1></div>';
});

afterEach(() => {
  vi.useRealTimers();
});

test('the prerendered first view stays until the app has rendered its data', async () => {
  const queryClient = createQueryClient();
  const lifted = liftFirstPaint(queryClient);
  const { isRequested } = request(queryClient);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(paint()).not.toBeNull();

  receive('here');
  await isRequested;
  expect(paint()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(paint()).toBeNull();
  await lifted;
});

test('the prerendered view is removed without waiting for a refetch of cached data', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['clubs'], 'first');
  void liftFirstPaint(queryClient);
  request(queryClient);
  await vi.advanceTimersByTimeAsync(100);
  expect(queryClient.isFetching()).toBe(1);
  expect(paint()).toBeNull();
});

test('the prerendered view is removed after 3 s if no data arrives', async () => {
  const queryClient = createQueryClient();
  void liftFirstPaint(queryClient);
  request(queryClient);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(paint()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(paint()).toBeNull();
});

test('the prerendered view of a page without requests stays until a heading appears', async () => {
  const view = '<div id="first-paint"><div data-static></div></div>';
  document.body.innerHTML = `${view}<div id="root"></div>`;
  void liftFirstPaint(createQueryClient());
  await vi.advanceTimersByTimeAsync(500);
  expect(paint()).not.toBeNull();

  document.getElementById('root')?.append(document.createElement('h1'));
  await vi.advanceTimersByTimeAsync(100);
  expect(paint()).toBeNull();
});

test('on a page without a prerendered view, the wait for its removal ends at once', async () => {
  paint()?.remove();
  await liftFirstPaint(createQueryClient());
});

test('the prerendered view stays while the app renders its data in several steps', async () => {
  const queryClient = createQueryClient();
  const busy = document.createElement('div');
  busy.setAttribute('aria-busy', 'true');
  document.getElementById('root')?.append(busy);
  void liftFirstPaint(queryClient);
  const { isRequested } = request(queryClient);
  receive('here');
  await isRequested;
  await vi.advanceTimersByTimeAsync(500);
  expect(paint()).not.toBeNull();

  busy.remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(paint()).toBeNull();
});
