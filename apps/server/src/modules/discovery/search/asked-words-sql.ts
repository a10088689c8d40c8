/** Pieces of a word that are at most so many times as common as its rarest one tell nothing more. */
const SAME = 1.02;

/** SQL: the patterns of an array of words. */
export const patternsOf = (parts: string) => `search_patterns(array_to_string(${parts}, ' '))`;

/** SQL: of `known_grams`, the pieces of `parts` in the order of how common they are, those that tell something. */
export const tellingPieces = `array(
        select gram collate "default"
        from unnest(known_grams, known_clubs) as piece (gram, clubs)
        where gram = known_grams[1] or clubs > ${SAME} * known_clubs[1] or strpos((
          select part from unnest(parts) as part where strpos(part, known_grams[1]) > 0 limit 1),
          gram) = 0)`;

/**
 * The keywords, one in each row, with the word that is compared first (the longest), the patterns of the
 * others, and the pieces the index is asked for. `:keywords` is a parameter.
 */
export const askedWords = `
    select place::int4, parts[1] as word, cardinality(parts) > 1 as has_others,
      case when cardinality(parts) > 1 then ${patternsOf('parts[2:]')} end as other_patterns,
      case when cardinality(parts) > 1 then nullif(${patternsOf(`array(
        select part from unnest(parts[2:]) as part where char_length(part) > 2)`)}, '{}')
        end as long_patterns,
      case when known < cardinality(grams) then grams else ${tellingPieces} end as grams,
      -- As many as hold its rarest piece, where all are common; of every further word half are left.
      case when known < cardinality(grams) then 0
        else known_clubs[1] / 2.0::float8 ^ (cardinality(parts) - 1) end as expected
    -- Behind a select the planner does not see how many there are, and keeps one plan for all.
    from unnest((select :keywords::text[])) with ordinality as keywords (keyword, place)
    cross join lateral (
      select search_word_grams(keyword) as grams, array(
        select part from unnest(string_to_array(search_text(keyword), ' ')) as part
        order by char_length(part) desc, part) as parts offset 0) as pieces
    cross join lateral (
      select count(*) as known, array_agg(gram order by clubs, gram) as known_grams,
        array_agg(clubs order by clubs, gram) as known_clubs
      from common_grams where gram = any (grams)) as common`;
