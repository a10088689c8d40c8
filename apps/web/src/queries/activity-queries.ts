import { activity, activityStates } from '@azit/contract/clubs/activity.endpoints';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { type EndpointQuery, endpointQuery, readData } from '#web/api/endpoint-query.ts';

type ActivityState = keyof typeof activityStates;

export const activityQueries = {
  /** Other members change this list: show the cached list, then refetch. */
  list: (memberId: number, filter: 'all' | ActivityState) => ({
    ...(filter === 'all' ? allOf(memberId) : inState(memberId, filter)),
    staleTime: 0,
  }),
  overview: (memberId: number) => ({
    ...endpointQuery(activity.overview, { params: { memberId } }, readData),
    staleTime: 0,
  }),
};

function allOf(memberId: number): EndpointQuery<ClubParticipation[]> {
  return endpointQuery(activity.list, { params: { memberId } }, (lines) => lines);
}

function inState(memberId: number, state: ActivityState): EndpointQuery<ClubParticipation[]> {
  const params = { memberId, entry: activityStates[state] };
  return endpointQuery(activity.listByState, { params }, (lines) => lines);
}
