/** The optimistic count. */
export function withFollower<Counted extends { follower: number }>(
  member: Counted,
  follow: boolean,
): Counted {
  return { ...member, follower: Math.max(0, member.follower + (follow ? 1 : -1)) };
}
