import { patternsOf, tellingPieces } from './asked-words-sql.ts';
import { FEWEST_TO_WALK } from './how-common.ts';

/** So many clubs are taken to be in a place of which it is not known, because they are few. */
const IN_A_PLACE = FEWEST_TO_WALK / 8;
/** Of so few it is quicker to compare the texts with a filter that most clubs fit than to ask the index. */
const FEW = FEWEST_TO_WALK / 2;

/** SQL: this piece is the letter of a filter, which the name holds wherever the text does. */
const isFilter = (piece: string) => `(ascii(${piece}) >= ${0xf0000})`;

/**
 * The same as `askedWords` for keywords that end with the letters of filters, and for places, of which a
 * club has to be in one. `any_of` are their letters; where no places are asked for it is a piece that every
 * match holds, so that one statement serves both. It takes 0.2 ms more.
 *
 * `:places` is a parameter, too, and `size` says how many clubs are searched.
 */
export const narrowedWords = `
    select place::int4, parts[1] as word, words > 1 as has_others,
      case when cardinality(parts) > 1 then ${patternsOf('parts[2:]')} end as other_patterns,
      case when cardinality(parts) > 1 then nullif(${patternsOf(`array(
        select part from unnest(parts[2:]) as part
        where char_length(part) > 2 or part = any (compared))`)}, '{}') end as long_patterns,
      places, sought.grams, coalesce(places, array[rarest]) as any_of,
      case when are_known then held else 0 end as expected
    -- Behind a select the planner does not see how many there are, and keeps one plan for all.
    from unnest((select :keywords::text[])) with ordinality as keywords (keyword, place)
    cross join (
      select (select :places::text[]) as places,
        (select least(1, (coalesce(sum(common_grams.clubs), 0)
            + ${IN_A_PLACE} * (cardinality(:places) - count(gram))) / max(size.clubs))
          from size left join common_grams on gram = any (:places)) as in_places
      offset 0) as asked_places
    cross join lateral (
      select search_word_grams(keyword) as grams,
        array_agg(part order by ${isFilter('part')}, char_length(part) desc, part) as parts,
        count(*) filter (where not ${isFilter('part')}) as words
      from unnest(string_to_array(search_text(keyword), ' ')) as part) as pieces
    cross join lateral (
      select count(gram) = cardinality(grams) as are_known,
        -- As many as hold its rarest piece; of every further word half are left, and of a filter as many
        -- as fit it.
        coalesce(min(common_grams.clubs) filter (where not ${isFilter('gram')}), ${FEWEST_TO_WALK})
          / 2.0::float8 ^ (words - 1) * coalesce(in_places, 1)
          * exp(coalesce(sum(ln(greatest(1, common_grams.clubs) / size.clubs))
            filter (where ${isFilter('gram')}), 0)) as held,
        array_agg(gram) filter (
          where ${isFilter('gram')} and common_grams.clubs > size.clubs / 2) as widespread,
        array_agg(gram order by common_grams.clubs, gram) as known_grams,
        array_agg(common_grams.clubs order by common_grams.clubs, gram) as known_clubs
      from size left join common_grams on gram = any (grams) group by size.clubs) as common
    cross join lateral (
      select case when are_known then known_grams[1]
          else (select gram from unnest(pieces.grams) as gram
            where gram = any (known_grams) is not true limit 1) end collate "default" as rarest,
        case when held < ${FEW} or not are_known then widespread end as compared,
        ${tellingPieces} as told_apart offset 0) as chosen
    cross join lateral (
      select array(
        select gram from unnest(case when are_known then told_apart else pieces.grams end) as gram
        where compared is null or gram <> all (compared)) as grams offset 0) as sought`;
