/**
 * An interest weighs more than all other entries together: these only order clubs with equal
 * interests.
 */
export const RECOMMENDATION_WEIGHTS = {
  smallInterest: 200,
  largeInterest: 200,
  followed: 60,
  metHost: 60,
  ownArea: 30,
  aroundOwnArea: 20,
  usualTime: 10,
  hostReputation: 10,
  soon: 5,
  filling: 3,
} as const;

export const SOON_DAYS = 14;
export const HIGHEST_REPUTATION = 99;

export const CANDIDATES = {
  smallInterests: 120,
  perSmallInterest: 40,
  minPerSmallInterest: 15,
  perInterestInOwnArea: 10,
  perLargeInterest: 15,
  followed: 20,
  metHosts: 20,
  anywhere: 15,
} as const;

export const ENOUGH_INTEREST_CLUBS = 100;

export const NEWEST_FOLLOWS = 500;
export const NEWEST_APPLICATIONS = 50;
export const NEWEST_SEATS = 10;
