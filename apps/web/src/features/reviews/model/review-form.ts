import { id } from '@azit/contract/field';
import { type CommentCategory, commentCategory } from '@azit/contract/reviews/comment-category';
import {
  commentBody,
  PRAISES_MAX,
  REVIEWS_AT_ONCE_MAX,
} from '@azit/contract/reviews/review.schema';
import * as z from 'zod/mini';

const praises = z
  .array(commentCategory)
  .check(z.minLength(1, '좋았던 점을 골라 주세요.'), z.maxLength(PRAISES_MAX));

export const reviewForm = z.object({
  reviews: z
    .array(z.object({ revieweeId: id, praises, commentBody }))
    .check(z.minLength(1, '한 명 이상 고르면 보낼 수 있어요.'), z.maxLength(REVIEWS_AT_ONCE_MAX)),
});
export type ReviewForm = z.infer<typeof reviewForm>;

const typedReviews = z.object({
  reviews: z.array(
    z.object({ revieweeId: id, praises: z.array(commentCategory), commentBody: z.string() }),
  ),
});

export function readReviews(stored: unknown): ReviewForm | undefined {
  return typedReviews.safeParse(stored).data;
}

export type ReviewDraft = ReviewForm['reviews'][number];

export function emptyReview(revieweeId: number): ReviewDraft {
  return { revieweeId, praises: [], commentBody: '' };
}

export function togglePraise(
  praises: readonly CommentCategory[],
  praise: CommentCategory,
): CommentCategory[] {
  if (praises.includes(praise)) return praises.filter((chosen) => chosen !== praise);
  return [...praises, praise];
}

export function missingInReviews(form: unknown): string | undefined {
  return reviewForm.safeParse(form).error?.issues[0]?.message;
}

export function staleBlocks(
  blocks: readonly { revieweeId: number }[],
  people: readonly { memberId: number }[],
): number[] {
  return blocks
    .flatMap(({ revieweeId }, index) =>
      people.some(({ memberId }) => memberId === revieweeId) ? [] : [index],
    )
    .reverse();
}
