import { expect, test } from 'vitest';
import { chooseSharedBuffers } from '#server/database/embedded/postgres-settings.ts';

const GIGABYTE = 2 ** 30;

test.each([
  ['a small machine', 0.5, 128],
  ['a machine of 2 GB', 2, 256],
  ['a large machine', 64, 512],
])('on %s shared_buffers is an eighth of the memory, within limits', (_, memory, expected) => {
  expect(chooseSharedBuffers(memory * GIGABYTE)).toBe(expected);
});
