import * as z from 'zod/mini';

/** A search word read as a filter: `{ word: '토요일', name: 'weekday', value: '6' }`. */
const wordFilterSchema = z.object({
  word: z.string(),
  name: z.enum(['free', 'mode', 'when', 'weekday', 'area']),
  value: z.string(),
});

export const searchInfoSchema = z.object({
  keyword: z.string(),
  understoodAs: z.string(),
  filters: z.array(wordFilterSchema),
});
export type SearchInfo = z.infer<typeof searchInfoSchema>;
