/**
 * The score of a club for a member. An interest outweighs all later entries together, so those only
 * order clubs with equal interests.
 */
export const RECOMMENDATION_WEIGHTS = {
  /** The small category is one of the member's interests. */
  smallInterest: 200,
  /** The large category contains one of the interests. */
  largeInterest: 200,
  /** Somebody whom the member follows hosts or has joined it. */
  followed: 60,
  /** The member has met the host before. */
  metHost: 60,
  /** It meets in one of the member's areas. */
  ownArea: 30,
  /** It meets in the province of such an area, or online. */
  aroundOwnArea: 20,
  /** Multiplied by the share of the member's applications for the same part of the week. */
  usualTime: 10,
  /** Multiplied by the host's reputation as a share of the highest. */
  hostReputation: 10,
  /** It meets within `SOON_DAYS`. */
  soon: 5,
  /** Multiplied by the share of taken seats. */
  filling: 3,
} as const;

export const SOON_DAYS = 14;
export const HIGHEST_REPUTATION = 99;

/** The number of nearest clubs of each kind that are scored. */
export const CANDIDATES = {
  /** For all interests together. */
  smallInterests: 120,
  /** At most for each interest. */
  perSmallInterest: 40,
  /** At least for each interest. */
  minPerSmallInterest: 15,
  perInterestInOwnArea: 10,
  perLargeInterest: 15,
  followed: 20,
  metHosts: 20,
  anywhere: 15,
} as const;

/** Twenty pages: beyond this, other clubs come only from people the member knows. */
export const ENOUGH_INTEREST_CLUBS = 100;

/** Ignores older follows and applications. */
export const NEWEST_FOLLOWS = 500;
export const NEWEST_APPLICATIONS = 50;
/** Per followed member. */
export const NEWEST_SEATS = 10;
