import { activity, activityStates } from '@azit/contract/clubs/activity.endpoints';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { type EndpointQuery, endpointQuery } from '#web/api/endpoint-query.ts';

type ActivityState = keyof typeof activityStates;

const awaitingReviewShown = 3;

export const activityQueries = {
  /** Other members change this list: show the cached list, then refetch. */
  list: (memberId: number, filter: 'all' | ActivityState) => ({
    ...(filter === 'all' ? allOf(memberId) : inState(memberId, filter)),
    staleTime: 0,
  }),
  awaitingReview: (memberId: number) => ({
    ...inState(memberId, 'closed'),
    select: clubsAwaitingReview,
  }),
};

function allOf(memberId: number): EndpointQuery<ClubParticipation[]> {
  return endpointQuery(activity.list, { params: { memberId } }, (lines) => lines);
}

function inState(memberId: number, state: ActivityState): EndpointQuery<ClubParticipation[]> {
  const params = { memberId, entry: activityStates[state] };
  return endpointQuery(activity.listByState, { params }, (lines) => lines);
}

function clubsAwaitingReview(lines: readonly ClubParticipation[]) {
  const open = lines.filter(({ isReviewed }) => !isReviewed);
  const shown = open.slice(0, awaitingReviewShown);
  return { count: open.length, clubs: shown.map(({ clubInfoResponse }) => clubInfoResponse) };
}
