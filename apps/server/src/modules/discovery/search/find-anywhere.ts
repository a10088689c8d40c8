import type { Context } from '#server/context.ts';
import { eachWordOnce } from './each-word-once.ts';
import { findExactly, findUnderstood, type Question } from './find-clubs.ts';
import { MATCH_CAP } from './match-sql.ts';
import { understandKeyword } from './understand-keyword.ts';

/**
 * Everything a search may find in any area. Which of it an area shows depends on how many clubs there
 * hold the words as they are.
 */
export type FoundAnywhere = {
  exact: number[];
  /** By what the words mean, where a few hold them as they are. */
  besideFew: number[];
  /** By what the words mean, where none does. */
  insteadOfNone: number[];
};

/** Returns null where there are more than a search counts: `cap` or more. */
export async function findAnywhere(
  context: Context,
  asked: Omit<Question, 'reach'>,
  cap = MATCH_CAP,
): Promise<FoundAnywhere | null> {
  const keyword = eachWordOnce(asked.keyword);
  const question = { ...asked, keyword, reach: MATCH_CAP };
  const exact = await findExactly(context, question);
  if (exact.total >= cap) return null;
  if (asked.isExact) return { exact: exact.clubIds, besideFew: [], insteadOfNone: [] };
  const [besideFew, insteadOfNone] = await Promise.all([
    findMeant(context, question, false),
    findMeant(context, question, true),
  ]);
  if (besideFew.length >= cap || insteadOfNone.length >= cap) return null;
  return { exact: exact.clubIds, besideFew, insteadOfNone };
}

async function findMeant(
  context: Context,
  question: Question,
  findsNothing: boolean,
): Promise<number[]> {
  const { keyword } = question;
  const understanding = await understandKeyword(context.database, keyword, findsNothing);
  if (understanding === undefined) return [];
  // An area that is chosen takes the place of one that a word names.
  const filters = understanding.filters.filter(({ name }) => name !== 'area');
  return (await findUnderstood(context, question, { ...understanding, filters })).clubIds;
}
