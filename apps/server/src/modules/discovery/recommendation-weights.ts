/**
 * What a club scores with a member. An interest weighs more than everything below it together, so
 * that the other reasons only ever decide between clubs that are even in the interests.
 */
export const RECOMMENDATION_WEIGHTS = {
  /** Its small category is one of the member's interests. */
  smallInterest: 200,
  /** Its large category holds one of them. */
  largeInterest: 200,
  /** A member they follow hosts it or has joined. */
  followed: 60,
  /** They have been at a meeting of its host. */
  metHost: 60,
  /** It meets in a district of theirs. */
  ownArea: 30,
  /** It meets in the province of one, or online. */
  aroundOwnArea: 20,
  /** Times the share of their applications that were for the same part of the week. */
  usualTime: 10,
  /** Times the host's reputation, as a share of the highest. */
  hostReputation: 10,
  /** It meets within `SOON_DAYS`. */
  soon: 5,
  /** Times the share of seats that are taken. */
  filling: 3,
} as const;

export const SOON_DAYS = 14;
export const HIGHEST_REPUTATION = 99;

/** How many of the nearest clubs of each kind are candidates. */
export const CANDIDATES = {
  /** For all interests together, */
  smallInterests: 120,
  /** at most for each, */
  perSmallInterest: 40,
  /** and at least for each. */
  minPerSmallInterest: 15,
  perInterestInOwnArea: 10,
  perLargeInterest: 15,
  followed: 20,
  metHosts: 20,
  anywhere: 15,
} as const;

/** With this many clubs of their interests, twenty pages, a member gets others only from people they know. */
export const ENOUGH_INTEREST_CLUBS = 100;

/** Older follows and applications are ignored. */
export const NEWEST_FOLLOWS = 500;
export const NEWEST_APPLICATIONS = 50;
/** Of each member they follow. */
export const NEWEST_SEATS = 10;
