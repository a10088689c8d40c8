import { ApiError } from '#web/api/error.ts';

/** Another tab or a lost answer was faster: what was wanted is the case, so nothing failed. */
export function isAlreadySo(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'ALREADY_FOLLOWING' || error.code === 'FOLLOW_NOT_FOUND')
  );
}
