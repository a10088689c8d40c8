import { int, intArray, textArray } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { MATCH_CAP, nearestMatches } from './match-sql.ts';

// The limit is a literal in each: with a parameter PostgreSQL would plan on every call.
const matchesTo = (depth: number, name: string) => ({
  depth,
  statement: statement({
    name,
    text: nearestMatches({ depth, cap: MATCH_CAP }),
    params: { keywords: textArray, own: int, ...momentParams },
    row: { club_ids: intArray, places: intArray, total: int },
  }),
});

const all = matchesTo(MATCH_CAP, 'select_all_matches');
const parts = [matchesTo(10, 'select_first_matches'), matchesTo(50, 'select_more_matches')];

/** The cheapest statement whose matches reach so far. */
export const matchesReaching = (count: number) => parts.find(({ depth }) => count <= depth) ?? all;
