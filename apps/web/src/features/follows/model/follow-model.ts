import { ApiError } from '#web/api/error.ts';

/** Another tab or a lost response already did it: the result is as intended, no failure. */
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
