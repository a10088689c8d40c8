import listing from './area-listing.json' with { type: 'json' };

/**
 * Every 시·군·구 by the short name of its province, with the five-digit code that the address search
 * returns (`sigunguCode`). A city comes before its own districts (일반구). As of July 2026; 광주 and 전남
 * are one province since then but keep their usual names. The migration that fills `areas` has the
 * same rows; a test compares the two.
 */
export const areaListing = listing;

export type Province = keyof typeof areaListing;
