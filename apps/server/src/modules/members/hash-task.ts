/** Hashes a password, or verifies it against `known`. */
export type HashTask = { password: string; known?: string };
export type HashResult = { value: string | boolean } | { error: string };
