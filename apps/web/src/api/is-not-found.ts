import { ApiError } from './error.ts';

/** The server replies 400 for an id out of range. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
