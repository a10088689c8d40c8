import { date, int, intArray, jsonText, text, time } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { cardsOf, isAhead } from './card-json.ts';

/** One more than anybody pages through. */
const MATCH_CAP = 1_001;

const LONGER_THAN_GRAMS = 3;

const hits = (rank: number, grams: string, texts: string) => `(
  select ${rank} as rank, club_id, meeting_date, meeting_time
  from club_search
  where grams @> ${grams} and ${texts}
    and (meeting_date, meeting_time) > ($2::date, $3::time)
  order by meeting_date, meeting_time, club_id
  limit ${MATCH_CAP})`;

const allInName = 'search_name_grams(search_word_grams($1::text))';
const longWords = `search_patterns($1, ${LONGER_THAN_GRAMS})`;

/**
 * Clubs whose name holds every word, then those that hold them anywhere, each nearest first.
 * Whether to walk the dates or the grams depends on how common the word is.
 */
export const selectMatches = statement({
  name: 'select_matches',
  text: `
    select club_id from (
      ${hits(1, allInName, `name_text like all (${longWords})`)}
      union all
      ${hits(
        2,
        'search_word_grams($1)',
        `body_text like all (${longWords}) and not name_text like all (search_patterns($1, 1))`,
      )}
    ) as hits
    order by rank, meeting_date, meeting_time, club_id
    limit ${MATCH_CAP}`,
  params: [text, date, time],
  row: { club_id: int },
  plannedPerCall: true,
});

/** The cards of the given ids in their order, less those that ended meanwhile. */
export const selectCards = statement({
  name: 'select_cards',
  text: cardsOf(
    'unnest($1::int4[]) with ordinality as keys (club_id, place)',
    'keys.place',
    isAhead('$2', '$3'),
  ),
  params: [intArray, date, time],
  row: { cards: jsonText },
});
