import { expect, test } from 'vitest';
import { hashThread } from '#server/modules/members/hash-thread.ts';

test('a hash thread refuses a second task while the first is running', async () => {
  const thread = hashThread(0);
  const first = thread.run({ password: 'azit1234!' });
  await expect(thread.run({ password: 'other1234!' })).rejects.toThrow('busy');
  expect(thread.isFree()).toBe(false);
  const known = String(await first);
  expect(thread.isFree()).toBe(true);
  expect(await thread.run({ password: 'azit1234!', known })).toBe(true);
});
