/** A password to be hashed, or one to be compared with a hash. */
export type HashTask = { password: string; known?: string };
export type HashResult = { value: string | boolean } | { error: string };
