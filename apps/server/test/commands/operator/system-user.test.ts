import { expect, test } from 'vitest';
import { systemUser } from '#server/commands/operator/system-user.ts';

test('a name where there is one', () => {
  expect(systemUser(() => ({ username: 'minji' }))).toBe('minji');
});

test('the number of somebody without a name', () => {
  const nobody = (): never => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  };
  expect(systemUser(nobody)).toMatch(/^uid \d+$/);
});
