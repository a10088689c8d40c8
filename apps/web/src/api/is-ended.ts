import { ApiError } from './error.ts';

/** The invite link or invitation has ended. */
export function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 410;
}
