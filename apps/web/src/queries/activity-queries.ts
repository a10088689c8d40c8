import { activity, activityStates } from '@azit/contract/clubs/activity.endpoints';
import type { ClubParticipation, Overview } from '@azit/contract/clubs/participation.schema';
import { type EndpointQuery, endpointQuery } from '#web/api/endpoint-query.ts';
import { offerEnd } from './offer-end.ts';

type ActivityState = keyof typeof activityStates;

export const activityQueries = {
  /** Other members change this list: show the cached list, then refetch. */
  list: (memberId: number, filter: 'all' | ActivityState) => ({
    ...(filter === 'all' ? allOf(memberId) : inState(memberId, filter)),
    staleTime: 0,
  }),
  overview: (memberId: number) => ({
    ...endpointQuery(activity.overview, { params: { memberId } }, readOverview),
    staleTime: 0,
  }),
};

/** `endsAt` is the end of an offer by the clock of this device. */
function readOverview({ data }: { data: Overview }) {
  const offers = data.offers?.map((offer) => ({ ...offer, endsAt: offerEnd(offer) }));
  return { ...data, offers };
}

function allOf(memberId: number): EndpointQuery<ClubParticipation[]> {
  return endpointQuery(activity.list, { params: { memberId } }, (lines) => lines);
}

function inState(memberId: number, state: ActivityState): EndpointQuery<ClubParticipation[]> {
  const params = { memberId, entry: activityStates[state] };
  return endpointQuery(activity.listByState, { params }, (lines) => lines);
}
