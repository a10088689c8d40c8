import * as z from 'zod/mini';

/** A word of the search that was taken for a filter: `{ word: '토요일', name: 'weekday', value: '6' }`. */
const wordFilterSchema = z.object({
  word: z.string(),
  name: z.enum(['free', 'mode', 'when', 'weekday', 'area']),
  value: z.string(),
});

/** What a search did beyond looking for the words as they are. */
export const searchInfoSchema = z.object({
  keyword: z.string(),
  /** The words that were looked for; empty where all of them were filters. */
  understoodAs: z.string(),
  filters: z.array(wordFilterSchema),
});
export type SearchInfo = z.infer<typeof searchInfoSchema>;
