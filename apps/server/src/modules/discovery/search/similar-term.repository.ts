import { text, textArray } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

const MAX_TERMS = 12;
/** Shorter spellings are prefixes of too many terms, or differ by one letter from too many. */
const MIN_LETTERS = { begins: 3, near: 4 };

const bestFirst = `order by is_category desc, length(jamo), term limit ${MAX_TERMS}`;

/**
 * `misspelt_forms` and `misspellings` are parallel arrays: each form with its spelling, whole and
 * without one letter.
 */
export const selectSimilarTerms = statement({
  name: 'select_similar_terms',
  text: `
    with typed as (
      select form, spelling, array(
        select misspelling
        from unnest((select :misspelt_forms::text[]), (select :misspellings::text[]))
          as pair (misspelt_form, misspelling)
        where misspelt_form = form) as misspellings
      -- The subselect hides the array's length from the planner, so that one plan serves all.
      from unnest((select :forms::text[]), (select :spellings::text[])) as words (form, spelling))
    select form, term, 'same' as likeness
    from typed join search_terms on term = form
    union all
    select form, longer.term, 'begins'
    from typed, lateral (
      select term from search_terms
      where jamo > spelling and jamo < spelling || '힣' ${bestFirst}) as longer
    where length(spelling) >= ${MIN_LETTERS.begins}
    union all
    select form, near.term, 'near'
    from typed, lateral (
      select term from search_terms known
      where known.misspellings && typed.misspellings ${bestFirst}) as near
    where length(spelling) >= ${MIN_LETTERS.near}`,
  params: {
    forms: textArray,
    spellings: textArray,
    misspelt_forms: textArray,
    misspellings: textArray,
  },
  row: { form: text, term: text, likeness: text },
});
