export type HashTask = { password: string; known?: string };
export type HashResult = { value: string | boolean } | { error: string };
