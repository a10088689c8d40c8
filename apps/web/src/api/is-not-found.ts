import { ApiError } from './error.ts';

/** A 400 counts as not found, because the server responds 400 to an id that is out of range. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
