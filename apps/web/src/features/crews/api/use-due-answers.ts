import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import { dayBefore } from '@azit/rules/hosting/seat-question';
import { useQuery } from '@tanstack/react-query';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { answerInMeetings } from '../model/date-answer.ts';
import { usePendingAnswers } from './use-date-answer.ts';

export type OpenOffer = ReturnType<typeof useOpenOffers>[number];

export function useOpenOffers(memberId: number) {
  const { data } = useQuery(activityQueries.overview(memberId));
  const offers = data?.offers ?? [];
  const now = useNowAt(offers.map(({ endsAt }) => new Date(endsAt)));
  return offers.filter(({ endsAt }) => now.getTime() < endsAt);
}

/**
 * The meetings whose question the member has not answered: changed meetings, and from the day
 * before their start all other meetings too.
 */
export function useUnansweredMeetings(memberId: number) {
  const { data, isPending } = useQuery(activityQueries.overview(memberId));
  const meetings = usePendingAnswers()
    .reduce(answerInMeetings, data?.meetings ?? [])
    .filter(({ phase }) => phase === 'open');
  const now = useNowAt(meetings.map(dayBefore));
  const isQuestionDue = (meeting: OwnMeeting) => now >= dayBefore(meeting);
  return {
    isPending,
    isKnown: data !== undefined,
    seats: meetings.filter((meeting) => meeting.pending && isQuestionDue(meeting)),
    changed: meetings.filter(
      (meeting) => meeting.confirmation === 'PENDING' && !isQuestionDue(meeting),
    ),
  };
}
