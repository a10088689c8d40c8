import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../scripts/limit.mjs';
import { requireThat } from './require-that.ts';

const LOOK_EVERY_MS = 50;
const SAY_EVERY_MS = 5_000;

/** Looks until it holds and says so meanwhile; throws after the limit and says what it waited for. */
export async function until(
  what: string,
  limitMs: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> {
  const begun = performance.now();
  let said = begun;
  while (!(await holds())) {
    const now = performance.now();
    requireThat(now < begun + limitMs, `waited ${limitMs / 1000} s for ${what}`);
    if (now > said + SAY_EVERY_MS) {
      say(`waiting for ${what}`);
      said = now;
    }
    await delay(LOOK_EVERY_MS);
  }
}
