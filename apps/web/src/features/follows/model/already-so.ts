import { ApiError } from '#web/api/error.ts';

/** Another tab, or a request whose reply was lost, did it already: nothing failed. */
export function isAlreadySo(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'ALREADY_FOLLOWING' || error.code === 'FOLLOW_NOT_FOUND')
  );
}
