import { activity } from '@azit/contract/clubs/activity.endpoints';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import type { Overview } from '@azit/contract/clubs/participation.schema';
import type { Crew, OwnCrew } from '@azit/contract/crews/crew.schema';
import { answers } from '@azit/contract/crews/crew-dates.endpoints';
import { crews } from '@azit/contract/crews/crews.endpoints';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { ApiError } from '#web/api/error.ts';
import { toast } from '#web/notify/notify.ts';
import { useSession } from '#web/session/session.ts';
import {
  answerInCrew,
  answerInMeetings,
  answerInOwnCrew,
  type GivenAnswer,
} from '../model/date-answer.ts';

const mutationKey = endpointKey(answers.answer);
/**
 * The statuses of refusals whose message explains the reason: another member took the seat first,
 * or the host changed the meeting.
 */
const EXPLAINED_STATUSES = [409, 422];

/**
 * Answers that the server has not confirmed yet. Screens show them on top of the cached data, so
 * that a refetch in between cannot hide them and a failure needs no undo.
 */
export function usePendingAnswers(): GivenAnswer[] {
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables,
  });
  return pending.filter(isAnswer).filter(({ isQueueing }) => !isQueueing);
}

export function useDateAnswer(clubId: number) {
  const client = useQueryClient();
  const ownId = useSession()?.memberId;
  return useMutation({
    mutationKey,
    // Mutations of one scope run one after another, so the answers to a meeting arrive in the order
    // in which they were given.
    scope: { id: `date-answer/${clubId}` },
    mutationFn: ({ going, seenAt }: GivenAnswer) =>
      call(answers.answer, { params: { clubId }, body: { going, seenAt } }),
    onSuccess: async ({ data: { answer: stored, position } }, answer) => {
      if (stored === 'QUEUED') {
        toast(`자리가 찼어요. ${position}번째로 기다릴게요.`);
        return;
      }
      // Cancel running fetches: their responses may still contain the state before this answer.
      await Promise.all(
        [crews.get, crews.listOwn, activity.overview].map((endpoint) =>
          client.cancelQueries({ queryKey: endpointKey(endpoint) }),
        ),
      );
      client.setQueriesData<Overview>(
        { queryKey: endpointKey(activity.overview) },
        (overview) =>
          overview && { ...overview, meetings: answerInMeetings(overview.meetings, answer) },
      );
      client.setQueriesData<Crew>(
        { queryKey: endpointKey(crews.get) },
        (crew) => crew && answerInCrew(crew, answer, ownId),
      );
      client.setQueriesData<ClubDetail>(
        { queryKey: endpointKey(clubs.get, { params: { clubId } }) },
        (club) => club && { ...club, myAnswer: answer.going },
      );
      client.setQueriesData<OwnCrew[]>({ queryKey: endpointKey(crews.listOwn) }, (list) =>
        list?.map((crew) => answerInOwnCrew(crew, answer)),
      );
    },
    onError: (error) => {
      const hasReason = error instanceof ApiError && EXPLAINED_STATUSES.includes(error.status);
      toast(hasReason ? error.message : '답을 보내지 못했어요.');
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries();
    },
  });
}

function isAnswer(value: unknown): value is GivenAnswer {
  return typeof value === 'object' && value !== null && 'going' in value;
}
