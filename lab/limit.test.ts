import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLimit } from './limit.mjs';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    said.push(String(line).replace(/^\[ *\d+ s\] /, ''));
    return true;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a function that exceeds its time limit is aborted and named in the error', async () => {
  const signals: AbortSignal[] = [];
  const waiting = withLimit('the web build', 60_000, (signal) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  });
  const failure = expect(waiting).rejects.toThrow('waited 60 s for the web build');
  await vi.advanceTimersByTimeAsync(59_999);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await failure;
  expect(signals[0]?.aborted).toBe(true);
});

test('a long-running function is logged when it starts and every ten seconds', async () => {
  const work = withLimit('round 1', 60_000, async () => {
    await vi.advanceTimersByTimeAsync(25_000);
    return 7;
  });
  expect(await work).toBe(7);
  expect(said).toEqual(['round 1\n', 'still round 1\n', 'still round 1\n']);
});

test('an error of the timed function is thrown unchanged, and no timer remains', async () => {
  const failing = withLimit('a page', 60_000, () => Promise.reject(new Error('no browser')));
  await expect(failing).rejects.toThrow('no browser');
  expect(vi.getTimerCount()).toBe(0);
});
