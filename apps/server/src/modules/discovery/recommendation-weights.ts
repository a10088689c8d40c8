/**
 * What a club scores with a member. Each weight is more than all after it together, so that a
 * later reason only ever decides between clubs that are even in the earlier ones.
 */
export const RECOMMENDATION_WEIGHTS = {
  /** Its small category is one of the member's interests. */
  smallInterest: 100,
  /** Its large category holds one of them. */
  largeInterest: 40,
  /** A member they follow hosts it or has joined. */
  followed: 20,
  /** Times the host's reputation, as a share of the highest. */
  hostReputation: 10,
  /** It meets within `SOON_DAYS`. */
  soon: 5,
  /** Times the share of seats that are taken. */
  filling: 3,
} as const;

export const SOON_DAYS = 14;
export const HIGHEST_REPUTATION = 99;

/** How many of the nearest clubs of each kind are looked at. */
export const CANDIDATES = {
  perSmallInterest: 60,
  perLargeInterest: 30,
  ofFollowed: 30,
  anywhere: 30,
} as const;

/** Only so many of a member's newest follows are considered. */
export const NEWEST_FOLLOWS = 500;
