import { hash, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import {
  FALLBACK_HASH,
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from '#server/modules/members/password-hash.ts';

// Hashing has a low priority and waits on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const PASSWORD = 'azit1234!';
/** Cheap to verify, so that a crowd costs the test little. */
const WEAK = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('a hashed password verifies, and no other does', async () => {
  const known = await hashPassword(PASSWORD);
  expect(await verify(known, PASSWORD)).toBe(true);
  expect(await verifyPassword(known, PASSWORD)).toBe(true);
  expect(await verifyPassword(known, 'azit1234?')).toBe(false);
});

test('a hash with other parameters verifies and counts as outdated', async () => {
  const older = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  expect(await verifyPassword(older, PASSWORD)).toBe(true);
  expect(isOutdatedHash(older)).toBe(true);
  expect(isOutdatedHash(await hashPassword(PASSWORD))).toBe(false);
});

test('without a hash every password is wrong, at the cost of a current hash', async () => {
  expect(await verifyPassword(null, PASSWORD)).toBe(false);
  expect(isOutdatedHash(FALLBACK_HASH)).toBe(false);
});

test('a malformed stored hash fails its call, not later ones', async () => {
  await expect(verifyPassword('no hash', PASSWORD)).rejects.toThrow();
  expect(await verifyPassword(await hashPassword(PASSWORD), PASSWORD)).toBe(true);
});

test('fifty parallel checks are all verified', async () => {
  const known = await hash(PASSWORD, WEAK);
  const guesses = Array.from({ length: 50 }, (_, index) => (index % 2 ? PASSWORD : 'wrong1234!'));
  const found = await Promise.all(guesses.map((guess) => verifyPassword(known, guess)));
  expect(found).toEqual(guesses.map((guess) => guess === PASSWORD));
});

test('checks beyond the capacity are refused with a retry time', async () => {
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
