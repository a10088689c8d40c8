import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSecretWeakness } from '#server/runtime/secret-strength.ts';

test.each([
  ['short', 'at least 32 characters'],
  ['a'.repeat(64), 'at least 8 different characters'],
  ['abcdefg'.repeat(8), 'at least 8 different characters'],
  ['1234567890'.repeat(4), 'one piece of text repeated'],
  ['abcdefghijkl'.repeat(3).slice(0, 32), 'one piece of text repeated'],
  ['correct horse battery staple 42!'.repeat(2), 'one piece of text repeated'],
])('the secret %s is weak', (secret, weakness) => {
  expect(findSecretWeakness(secret)).toContain(weakness);
});

test.each(['hex', 'base64url', 'base64'] as const)(
  'a random secret in %s is strong',
  (encoding) => {
    const secrets = Array.from({ length: 500 }, () => randomBytes(24).toString(encoding));
    expect(secrets.map(findSecretWeakness).filter((weakness) => weakness !== undefined)).toEqual(
      [],
    );
  },
);
