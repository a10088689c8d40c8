import { expect, test } from 'vitest';
import { sharedBuffersOf } from '#server/database/embedded/postgres-settings.ts';

const GIGABYTE = 2 ** 30;

test.each([
  ['a small machine', 0.5, 128],
  ['a machine of 2 GB', 2, 256],
  ['a large machine', 64, 512],
])('on %s PostgreSQL keeps an eighth of the memory for pages, within limits', (_, memory, kept) => {
  expect(sharedBuffersOf(memory * GIGABYTE)).toBe(kept);
});
