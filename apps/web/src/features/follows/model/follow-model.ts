import { ApiError } from '#web/api/error.ts';

/**
 * The server refuses a follow or unfollow that has already happened, in another tab or by a request
 * whose response was lost. The result is as intended, so this is no failure.
 */
export function isAlreadyDone(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'ALREADY_FOLLOWING' || error.code === 'FOLLOW_NOT_FOUND')
  );
}

export function withFollower<Counted extends { follower: number }>(
  member: Counted,
  follow: boolean,
): Counted {
  return { ...member, follower: Math.max(0, member.follower + (follow ? 1 : -1)) };
}
