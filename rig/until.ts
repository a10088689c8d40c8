import { setTimeout as delay } from 'node:timers/promises';
import { requireThat } from '../chaos/fault.ts';

const LOOK_EVERY_MS = 50;

/** Looks until it holds; throws after the limit and says what it waited for. */
export async function until(
  what: string,
  limitMs: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await holds())) {
    requireThat(performance.now() < end, `waited ${limitMs / 1000} s for ${what}`);
    await delay(LOOK_EVERY_MS);
  }
}
