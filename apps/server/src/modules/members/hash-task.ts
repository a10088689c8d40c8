export type HashTask = { password: string; known?: string };
export type HashResult = { value: string | boolean } | { error: string };

/** argon2id as a number: the package exports a const enum, which type stripping cannot read. */
const ARGON2ID = 2;

/**
 * The fastest of the equivalent settings that OWASP recommends:
 * docs/decisions/0007-password-hashing.md.
 */
export const STRENGTH = { algorithm: ARGON2ID, memoryCost: 7_168, timeCost: 5, parallelism: 1 };
