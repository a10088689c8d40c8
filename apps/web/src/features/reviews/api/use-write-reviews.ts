import { reviews } from '@azit/contract/reviews/reviews.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { memberKeys } from '#web/queries/member-keys.ts';
import type { ReviewDraft } from '../model/review-form.ts';

/** All of them or none. */
export function useWriteReviews(reviewerId: number, clubId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (drafts: readonly ReviewDraft[]) =>
      call(reviews.write, {
        body: drafts.map((draft) => ({
          ...draft,
          reviewerId,
          clubId,
          commentBody: draft.commentBody || null,
        })),
      }),
    onSuccess: (_answer, drafts) => {
      const changed = [
        memberKeys.activity(reviewerId),
        memberKeys.awaitingReview(reviewerId),
        ...drafts.map(({ revieweeId }) => memberKeys.profile(revieweeId)),
      ];
      for (const queryKey of changed) void client.invalidateQueries({ queryKey });
    },
  });
}
