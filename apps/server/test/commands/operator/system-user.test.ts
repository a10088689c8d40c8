import { expect, test } from 'vitest';
import { systemUser } from '#server/commands/operator/system-user.ts';

test('an operator’s system user with a name is recorded by name', () => {
  expect(systemUser(() => ({ username: 'minji' }))).toBe('minji');
});

test('an operator’s system user without a name is recorded by number', () => {
  const withoutName = (): never => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  };
  expect(systemUser(withoutName)).toMatch(/^uid \d+$/);
});
