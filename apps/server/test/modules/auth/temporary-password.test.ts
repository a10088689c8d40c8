import { PASSWORD_PATTERN } from '@azit/contract/members/member.field';
import { expect, test } from 'vitest';
import { makeTemporaryPassword } from '#server/modules/auth/temporary-password.ts';

// covers A2.6 (docs/coverage-statements.md)
test('every temporary password satisfies the password rule, and no two are equal', () => {
  const made = Array.from({ length: 500 }, makeTemporaryPassword);
  for (const password of made) expect(password).toMatch(PASSWORD_PATTERN);
  expect(new Set(made).size).toBe(made.length);
});

test('the first symbol of a temporary password may be at any of its twelve positions', () => {
  const made = Array.from({ length: 600 }, makeTemporaryPassword);
  expect(new Set(made.map((password) => password.search(/[~!@#$%^&*]/))).size).toBe(12);
});
