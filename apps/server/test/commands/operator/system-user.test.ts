import { expect, test } from 'vitest';
import { systemUser } from '#server/commands/operator/system-user.ts';

test('an operator whose system user has a name is recorded by that name', () => {
  expect(systemUser(() => ({ username: 'minji' }))).toBe('minji');
});

test('an operator whose system user has no name is recorded by the user id', () => {
  const withoutName = (): never => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  };
  expect(systemUser(withoutName)).toMatch(/^uid \d+$/);
});
