/** argon2id by its number: the package's enum is a const enum, which type stripping cannot read. */
const ARGON2ID = 2;

/** Of the sets that OWASP holds equal the quickest here: docs/decisions/0007-password-hashing.md. */
export const STRENGTH = { algorithm: ARGON2ID, memoryCost: 7_168, timeCost: 5, parallelism: 1 };
