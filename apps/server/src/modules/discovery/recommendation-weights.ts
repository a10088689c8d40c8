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

/** How many of the nearest clubs of each kind are looked at. */
export const CANDIDATES = {
  /** Shared by all of a member's interests, */
  ofSmallInterests: 120,
  /** so that one of a few gets at most, */
  perSmallInterest: 40,
  /** and one of many at least. */
  perSmallInterestOfMany: 15,
  perInterestInOwnArea: 10,
  perLargeInterest: 15,
  ofFollowed: 20,
  ofMetHosts: 20,
  anywhere: 15,
} as const;

/** With so many of their interests, twenty pages, a member is shown no others but of people they know. */
export const ENOUGH_OF_INTERESTS = 100;

/** Only so many of a member's newest follows and applications are considered. */
export const NEWEST_FOLLOWS = 500;
export const NEWEST_APPLICATIONS = 50;
/** Of each member they follow. */
export const NEWEST_SEATS = 10;
