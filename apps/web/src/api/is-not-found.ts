import { ApiError } from './error.ts';

/** 404, or 400 for an id out of range. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
