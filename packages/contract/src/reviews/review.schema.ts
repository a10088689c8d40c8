import * as z from 'zod/mini';
import { id, text } from '../field.ts';
import { commentCategory } from './comment-category.ts';

export const REVIEW_BODY_MAX = 128;
export const REVIEWS_AT_ONCE_MAX = 20;
export const PRAISES_MAX = 2;

export const commentBody = text({
  max: REVIEW_BODY_MAX,
  multiline: true,
  message: '후기는 128자까지 쓸 수 있어요.',
});

export const newReviewSchema = z
  .object({
    reviewerId: id,
    clubId: id,
    revieweeId: id,
    commentCategory,
    /** Optional, because older clients send only one category. */
    secondCategory: z.nullish(commentCategory),
    commentBody: z.nullish(commentBody),
  })
  .check(
    z.refine((review) => review.secondCategory !== review.commentCategory, {
      error: '서로 다른 칭찬을 골라 주세요.',
      path: ['secondCategory'],
    }),
  );
export type NewReview = z.infer<typeof newReviewSchema>;

/** Reviews are anonymous, so the schema has no author. */
export const receivedReviewSchema = z.object({
  reviewId: z.int(),
  commentCategory,
  /** Has a default, because older servers omit the field. */
  secondCategory: z._default(z.nullable(commentCategory), null),
  commentBody: z.nullable(z.string()),
  club: z.object({ clubId: z.int(), clubName: z.string(), meetingDate: z.string() }),
});
export type ReceivedReview = z.infer<typeof receivedReviewSchema>;
