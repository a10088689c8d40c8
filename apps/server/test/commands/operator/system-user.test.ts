import { expect, test } from 'vitest';
import { systemUser } from '#server/commands/operator/system-user.ts';

test('the name of the system user is used where there is one', () => {
  expect(systemUser(() => ({ username: 'minji' }))).toBe('minji');
});

test('the number of a system user without a name is used', () => {
  const nobody = (): never => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  };
  expect(systemUser(nobody)).toMatch(/^uid \d+$/);
});
