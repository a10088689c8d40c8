import { hash, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import {
  FALLBACK_HASH,
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from '#server/modules/members/password-hash.ts';

// Password hashing runs at low priority and waits on a busy machine, so these tests need a long
// timeout.
vi.setConfig({ testTimeout: 60_000 });

const PASSWORD = 'azit1234!';
const WEAK = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('a hashed password is verified, and any other password is not', async () => {
  const known = await hashPassword(PASSWORD);
  expect(await verify(known, PASSWORD)).toBe(true);
  expect(await verifyPassword(known, PASSWORD)).toBe(true);
  expect(await verifyPassword(known, 'azit1234?')).toBe(false);
});

test('a hash with other parameters is verified and counts as outdated', async () => {
  const older = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  expect(await verifyPassword(older, PASSWORD)).toBe(true);
  expect(isOutdatedHash(older)).toBe(true);
  expect(isOutdatedHash(await hashPassword(PASSWORD))).toBe(false);
});

test('without a stored hash every check fails and takes as long as with a hash', async () => {
  expect(await verifyPassword(null, PASSWORD)).toBe(false);
  expect(isOutdatedHash(FALLBACK_HASH)).toBe(false);
});

test('a malformed stored hash fails only the check of that hash, not later checks', async () => {
  await expect(verifyPassword('no hash', PASSWORD)).rejects.toThrow();
  expect(await verifyPassword(await hashPassword(PASSWORD), PASSWORD)).toBe(true);
});

test('fifty parallel password checks are all verified', async () => {
  const known = await hash(PASSWORD, WEAK);
  const guesses = Array.from({ length: 50 }, (_, index) => (index % 2 ? PASSWORD : 'wrong1234!'));
  const found = await Promise.all(guesses.map((guess) => verifyPassword(known, guess)));
  expect(found).toEqual(guesses.map((guess) => guess === PASSWORD));
});

test('password checks beyond the capacity are refused with a retry time', async () => {
  const known = await hash(PASSWORD, WEAK);
  const results = await Promise.allSettled(
    Array.from({ length: 110 }, () => verifyPassword(known, PASSWORD)),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({ status: 503, code: 'SERVER_BUSY', retryAfterSeconds: 2 });
  }
});
