import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { liftFirstPaint } from '#web/app/first-view/lift-first-paint.ts';

const paint = () => document.getElementById('first-paint');
let receive: (value: string) => void;

function ask(queryClient = createQueryClient()) {
  const queryFn = () => new Promise<string>((resolve) => (receive = resolve));
  const asked = queryClient.fetchQuery({ queryKey: ['clubs'], queryFn, staleTime: 0 });
  return { queryClient, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="first-paint"></div>';
});

afterEach(() => {
  vi.useRealTimers();
});

test('the first view of a page stays until the data of the app is drawn', async () => {
  const queryClient = createQueryClient();
  const lifted = liftFirstPaint(queryClient);
  const { asked } = ask(queryClient);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(paint()).not.toBeNull();

  receive('here');
  await asked;
  expect(paint()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(paint()).toBeNull();
  await lifted;
});

test('the first view of a page does not wait for data that is fetched a second time', async () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['clubs'], 'first');
  void liftFirstPaint(queryClient);
  ask(queryClient);
  await vi.advanceTimersByTimeAsync(100);
  expect(queryClient.isFetching()).toBe(1);
  expect(paint()).toBeNull();
});

test('the first view of a page is removed after 3 s when no data comes', async () => {
  const queryClient = createQueryClient();
  void liftFirstPaint(queryClient);
  ask(queryClient);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(paint()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(paint()).toBeNull();
});

test('a page without a first view waits for nothing', async () => {
  paint()?.remove();
  await liftFirstPaint(createQueryClient());
});

test('the first view of a page stays while the app still draws its data in slices', async () => {
  const queryClient = createQueryClient();
  document.body.innerHTML += '<div id="root"><div aria-busy="true"></div></div>';
  void liftFirstPaint(queryClient);
  const { asked } = ask(queryClient);
  receive('here');
  await asked;
  await vi.advanceTimersByTimeAsync(500);
  expect(paint()).not.toBeNull();

  document.querySelector('[aria-busy]')?.remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(paint()).toBeNull();
});
