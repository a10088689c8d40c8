import { id } from '@azit/contract/field';
import {
  commentBody,
  commentCategory,
  REVIEWS_AT_ONCE_MAX,
} from '@azit/contract/reviews/review.schema';
import * as z from 'zod/mini';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { defaultComment } from './comment-labels.ts';

export const reviewForm = z.object({
  reviews: z
    .array(z.object({ revieweeId: id, commentCategory, commentBody }))
    .check(z.minLength(1, feedbackMessages.chooseOne), z.maxLength(REVIEWS_AT_ONCE_MAX)),
});
export type ReviewForm = z.infer<typeof reviewForm>;

const typedReviews = z.object({
  reviews: z.array(z.object({ revieweeId: id, commentCategory, commentBody: z.string() })),
});

export function readReviews(stored: unknown): ReviewForm | undefined {
  return typedReviews.safeParse(stored).data;
}

export type ReviewDraft = ReviewForm['reviews'][number];

export function emptyReview(revieweeId: number): ReviewDraft {
  return { revieweeId, commentCategory: defaultComment, commentBody: '' };
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
