import type { Clock } from '#server/runtime/clock.ts';

export type TestClock = Clock & {
  set(instant: string): void;
  advance(milliseconds: number): void;
};

export const TEST_START = '2026-11-15T12:00:00+09:00';

export function testClock(): TestClock {
  let instant = new Date(TEST_START);
  return {
    now: () => instant,
    set: (text) => {
      instant = new Date(text);
    },
    advance: (milliseconds) => {
      instant = new Date(instant.getTime() + milliseconds);
    },
  };
}
