import * as z from 'zod/mini';
import { integer } from '../field.ts';

export const LARGE_CATEGORY_IDS = [1, 2, 3, 4, 5, 6, 7] as const;
export const SMALL_CATEGORY_COUNT = 35;
export const DEFAULT_SMALL_CATEGORY_ID = 1;

export const categorySmallSchema = z.object({
  categorySmallId: z.int(),
  categoryName: z.string(),
  categoryLargeId: z.int(),
});
export type CategorySmall = z.infer<typeof categorySmallSchema>;

export const categorySmallId = integer(1, SMALL_CATEGORY_COUNT, '카테고리를 골라 주세요.');
