import { ApiError } from '#web/api/error.ts';

/**
 * True if another tab, or an earlier request with a lost response, has already followed or
 * unfollowed the member. The result is as intended, so it is not a failure.
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
