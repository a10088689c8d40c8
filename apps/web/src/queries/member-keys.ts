/** Cached answers about one member; several features read and refresh them. */
export const memberKeys = {
  profile: (memberId: number) => ['members', memberId, 'profile'] as const,
  followStatus: (memberId: number) => ['members', memberId, 'follow-status'] as const,
  follows: (memberId: number) => ['members', memberId, 'follows'] as const,
  activity: (memberId: number) => ['members', memberId, 'activity'] as const,
  awaitingReview: (memberId: number) => ['members', memberId, 'awaiting-review'] as const,
};
