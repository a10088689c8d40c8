import { int, intArray, nullable, textArray, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { isJoinable } from '../club-filter-sql.ts';
import { MATCH_CAP, nearestMatches } from './match-sql.ts';

const params = { keywords: textArray, own: int, ...momentParams };
const narrowing = { ...params, places: nullable(textArray) };
const row = { club_ids: intArray, places: intArray, total: int };

// The limit is a literal in each: with a parameter PostgreSQL would plan on every call.
const matchesTo = (depth: number, name: string) => ({
  depth,
  plain: statement({
    name: `select_${name}_matches`,
    text: nearestMatches({ depth, cap: MATCH_CAP }),
    params,
    row,
  }),
  /** Of those that fit filters. */
  narrowed: statement({
    name: `select_${name}_narrowed_matches`,
    text: nearestMatches({ depth, cap: MATCH_CAP, isNarrowed: true }),
    params: narrowing,
    row,
  }),
  /** Of those that the member `joinable_by` may apply to. */
  joinable: statement({
    name: `select_${name}_joinable_matches`,
    text: nearestMatches({ depth, cap: MATCH_CAP, isNarrowed: true, only: isJoinable }),
    params: { ...narrowing, joinable_by: int, now: timestamp },
    row,
  }),
});

const all = matchesTo(MATCH_CAP, 'all');
const parts = [matchesTo(10, 'first'), matchesTo(50, 'more')];

/** The cheapest statements whose matches reach so far. */
export const matchesReaching = (count: number) => parts.find(({ depth }) => count <= depth) ?? all;
