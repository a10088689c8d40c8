import { expect, test } from 'vitest';
import { createVisitPace } from './visit-pace.ts';

const second = 1_000;

function paceAt(time: { now: number }) {
  return createVisitPace(() => time.now);
}

test('while no request has timed out, the first attempt has a timeout of 1 s', () => {
  const pace = paceAt({ now: 0 });
  pace.noteReply(900);
  expect(pace.limit()).toBe(second);
});

test('after a request has timed out, the first attempt has a timeout of 10 s', () => {
  const pace = paceAt({ now: 0 });
  pace.noteTimeout();
  expect(pace.limit()).toBe(10 * second);
});

test.each([
  ['longer than a second', 1_300, 10 * second],
  ['a second or less', 1_000, second],
])('a page load of $1 ms gives the first attempt a timeout of $2 ms', (_, took, limit) => {
  const pace = createVisitPace(() => 0, { requestStart: 200, responseEnd: 200 + took });
  expect(pace.limit()).toBe(limit);
});

test('the timeout returns to 1 s after a minute of fast responses', () => {
  const time = { now: 0 };
  const pace = paceAt(time);
  pace.noteTimeout();
  for (time.now = 10 * second; time.now < 70 * second; time.now += 10 * second) {
    pace.noteReply(200);
    expect(pace.limit()).toBe(10 * second);
  }
  pace.noteReply(200);
  expect(pace.limit()).toBe(second);
});

test.each([
  ['reply', (pace: ReturnType<typeof createVisitPace>) => pace.noteReply(1_300)],
  ['timeout', (pace: ReturnType<typeof createVisitPace>) => pace.noteTimeout()],
])('a slow %s restarts the minute of fast responses', (_, interrupt) => {
  const time = { now: 0 };
  const pace = paceAt(time);
  pace.noteTimeout();
  pace.noteReply(200);
  time.now = 59 * second;
  interrupt(pace);
  time.now = 61 * second;
  pace.noteReply(200);
  expect(pace.limit()).toBe(10 * second);
  time.now = 121 * second;
  pace.noteReply(200);
  expect(pace.limit()).toBe(second);
});

test('a pause without requests does not reset the timeout to 1 s', () => {
  const time = { now: 0 };
  const pace = paceAt(time);
  pace.noteTimeout();
  time.now = 3_600 * second;
  pace.noteReply(200);
  expect(pace.limit()).toBe(10 * second);
});
