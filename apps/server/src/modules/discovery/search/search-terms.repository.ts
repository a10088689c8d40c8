import { text, textArray } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/** More than are ever taken: some of those that share a misspelling are two letters off. */
const MOST_ALIKE = 12;
/** Fewer letters are the beginning of everything, or one letter off everything. */
const FEWEST_BEGUN = 3;
const FEWEST_MISSPELT = 4;

const bestKnown = `order by is_category desc, length(jamo), term limit ${MOST_ALIKE}`;

/**
 * The kept words that a form is, begins, or may be a misspelling of. `misspelt_forms` and
 * `misspellings` go together: each form once for every letter it may have too many.
 */
export const selectTermsLike = statement({
  name: 'select_terms_like',
  text: `
    with asked as (
      select form, spelling, array(
        select misspelling
        from unnest((select :misspelt_forms::text[]), (select :misspellings::text[])) as each (of_form, misspelling)
        where of_form = form) as misspellings
      -- Behind a select the planner does not see how many there are, and keeps one plan for all.
      from unnest((select :forms::text[]), (select :spellings::text[])) as words (form, spelling))
    select form, term, 'same' as likeness
    from asked join search_terms on term = form
    union all
    select form, begun.term, 'begins'
    from asked, lateral (
      select term from search_terms
      where jamo > spelling and jamo < spelling || '힣' ${bestKnown}) as begun
    where length(spelling) >= ${FEWEST_BEGUN}
    union all
    select form, near.term, 'near'
    from asked, lateral (
      select term from search_terms known
      where known.misspellings && asked.misspellings ${bestKnown}) as near
    where length(spelling) >= ${FEWEST_MISSPELT}`,
  params: {
    forms: textArray,
    spellings: textArray,
    misspelt_forms: textArray,
    misspellings: textArray,
  },
  row: { form: text, term: text, likeness: text },
});
