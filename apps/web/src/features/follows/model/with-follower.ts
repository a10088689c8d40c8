/** The count as the viewer expects it before the server has replied. */
export function withFollower<Counted extends { follower: number }>(
  member: Counted,
  follow: boolean,
): Counted {
  return { ...member, follower: Math.max(0, member.follower + (follow ? 1 : -1)) };
}
