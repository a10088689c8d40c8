import { activity, activityStates } from '@azit/contract/clubs/activity.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { memberKeys } from '#web/queries/member-keys.ts';

const shownAtMost = 3;

/** The member's own finished clubs in which somebody is left to review, the latest first. */
export function useListAwaitingReview(memberId: number) {
  return useQuery({
    queryKey: memberKeys.awaitingReview(memberId),
    queryFn: async ({ signal }) => {
      const params = { memberId, state: activityStates.closed };
      const items = await call(activity.listByState, { params, signal });
      return items
        .filter((item) => !item.isReviewed)
        .slice(0, shownAtMost)
        .map((item) => item.clubInfoResponse);
    },
  });
}
