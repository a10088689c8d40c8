import { expect, test } from 'vitest';
import { hashThread } from '#server/modules/members/hash-thread.ts';

test('a lane takes one task at a time, so that no task gets the answer of another', async () => {
  const lane = hashThread(0);
  const first = lane.run({ password: 'azit1234!' });
  await expect(lane.run({ password: 'other1234!' })).rejects.toThrow('busy');
  expect(lane.isFree()).toBe(false);
  const known = String(await first);
  expect(lane.isFree()).toBe(true);
  expect(await lane.run({ password: 'azit1234!', known })).toBe(true);
});
