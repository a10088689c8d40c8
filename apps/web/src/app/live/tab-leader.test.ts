import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { competeForLead } from '#web/app/live/tab-leader.ts';

const request = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  request.mockReset();
  vi.stubGlobal('navigator', { locks: { request } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page whose request for the leader lock is rejected retries after a pause', async () => {
  request.mockImplementation(() => Promise.reject(new DOMException('', 'InvalidStateError')));
  const onRole = vi.fn();
  const leader = competeForLead(onRole);
  await vi.advanceTimersByTimeAsync(0);
  expect(request).toHaveBeenCalledTimes(1);
  expect(onRole).toHaveBeenLastCalledWith('follower');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request.mock.calls.length).toBeLessThanOrEqual(3);
  leader?.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(request.mock.calls.length).toBeLessThanOrEqual(3);
});

test('a page that lost the leader lock becomes a follower and later leads again', async () => {
  let rejectFirst = (_: Error) => {};
  request
    .mockImplementationOnce((_name, _options, lead) => {
      void lead();
      return new Promise((_resolve, reject) => {
        rejectFirst = reject;
      });
    })
    .mockImplementationOnce((_name, _options, lead) => lead());
  const roles: string[] = [];
  competeForLead((role) => roles.push(role));
  rejectFirst(new DOMException('', 'AbortError'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(roles).toEqual(['leader', 'follower', 'leader']);
});
