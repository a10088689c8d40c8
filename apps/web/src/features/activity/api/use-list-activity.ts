import { activity, activityStates } from '@azit/contract/clubs/activity.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { memberKeys } from '#web/queries/member-keys.ts';
import type { ActivityFilter } from '../model/activity-cards.ts';

type Options = { enabled?: boolean };

/** Others accept, close and review: what is cached is shown at once and asked for again. */
export function useListActivity(
  memberId: number,
  filter: ActivityFilter,
  { enabled = true }: Options = {},
) {
  return useQuery({
    queryKey: [...memberKeys.activity(memberId), filter],
    queryFn: ({ signal }) =>
      filter === 'all'
        ? call(activity.list, { params: { memberId }, signal })
        : call(activity.listByState, {
            params: { memberId, state: activityStates[filter] },
            signal,
          }),
    staleTime: 0,
    enabled,
  });
}
