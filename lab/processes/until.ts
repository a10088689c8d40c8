import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../limit.mjs';
import { requireThat } from './require-that.ts';

const POLL_MS = 50;
const SAY_EVERY_MS = 5_000;

export async function until(
  what: string,
  limitMs: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> {
  const started = performance.now();
  let said = started;
  while (!(await holds())) {
    const now = performance.now();
    requireThat(now < started + limitMs, `waited ${limitMs / 1000} s for ${what}`);
    if (now > said + SAY_EVERY_MS) {
      say(`waiting for ${what}`);
      said = now;
    }
    await delay(POLL_MS);
  }
}
