import { activity } from '@azit/contract/clubs/activity.endpoints';
import { members } from '@azit/contract/members/members.endpoints';
import { reviews } from '@azit/contract/reviews/reviews.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import type { ReviewDraft } from '../model/review-form.ts';

export function useWriteReviews(reviewerId: number, clubId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (drafts: readonly ReviewDraft[]) =>
      call(reviews.write, {
        body: drafts.flatMap(({ revieweeId, praises: [first, second], commentBody }) =>
          first === undefined
            ? []
            : {
                reviewerId,
                clubId,
                revieweeId,
                commentCategory: first,
                secondCategory: second ?? null,
                commentBody: commentBody || null,
              },
        ),
      }),
    onSuccess: (_reply, drafts) => {
      const own = { params: { memberId: reviewerId } };
      const changed = [
        endpointKey(activity.list, own),
        endpointKey(activity.listByState, own),
        endpointKey(activity.overview, own),
        ...drafts.map(({ revieweeId }) =>
          endpointKey(members.get, { params: { memberId: revieweeId } }),
        ),
      ];
      for (const queryKey of changed) void client.invalidateQueries({ queryKey });
    },
  });
}
