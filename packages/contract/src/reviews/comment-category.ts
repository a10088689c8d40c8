import * as z from 'zod/mini';

export const commentCategories = [
  'CONSIDERATE',
  'ACTIVELY_PARTICIPATE',
  'KEEP_ON_TIME',
  'HAVE_FUN_NEXT_TIME',
  'FEEL_COMFORTABLE',
  'MOOD_MAKER',
] as const;
export const commentCategory = z.enum(commentCategories, '후기 항목을 골라 주세요.');
export type CommentCategory = z.infer<typeof commentCategory>;
