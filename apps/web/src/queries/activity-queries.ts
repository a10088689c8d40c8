import { activity, activityStates } from '@azit/contract/clubs/activity.endpoints';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { type EndpointQuery, endpointQuery } from '#web/api/endpoint-query.ts';

type ActivityState = keyof typeof activityStates;

/** Maximum number of finished clubs above the feed. */
const awaitingReviewShown = 3;

export const activityQueries = {
  /** Other members change it: show the cached list, then refetch. */
  list: (memberId: number, filter: 'all' | ActivityState) => ({
    ...(filter === 'all' ? allOf(memberId) : inState(memberId, filter)),
    staleTime: 0,
  }),
  /** The member's finished clubs with participants left to review: the count and the latest. */
  awaitingReview: (memberId: number) => ({
    ...inState(memberId, 'closed'),
    select: clubsAwaitingReview,
  }),
};

function allOf(memberId: number): EndpointQuery<ClubParticipation[]> {
  return endpointQuery(activity.list, { params: { memberId } }, (lines) => lines);
}

function inState(memberId: number, state: ActivityState): EndpointQuery<ClubParticipation[]> {
  const params = { memberId, state: activityStates[state] };
  return endpointQuery(activity.listByState, { params }, (lines) => lines);
}

function clubsAwaitingReview(lines: readonly ClubParticipation[]) {
  const open = lines.filter(({ isReviewed }) => !isReviewed);
  const shown = open.slice(0, awaitingReviewShown);
  return { count: open.length, clubs: shown.map(({ clubInfoResponse }) => clubInfoResponse) };
}
