import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';

/** Resolves to no losses if they cannot be loaded: that must not prevent a withdrawal. */
export function useWithdrawalLosses(memberId: number): () => Promise<string[]> {
  const client = useQueryClient();
  const [overview, crews] = [activityQueries.overview(memberId), crewQueries.own(memberId)];
  useQuery(overview);
  useQuery(crews);
  return async () => {
    const loading = [client.ensureQueryData(overview), client.ensureQueryData(crews)] as const;
    return Promise.all(loading).then(
      ([{ meetings }, own]) => describeLosses(memberId, meetings, own),
      () => [],
    );
  };
}

/** A crew goes on without its host, so the meetings of a crew count as seats. */
function describeLosses(
  memberId: number,
  meetings: readonly OwnMeeting[],
  crews: readonly OwnCrew[],
): string[] {
  const ahead = meetings.filter(({ phase }) => phase === 'open');
  const hosted = ahead.filter(({ host, crew }) => host.memberId === memberId && !crew).length;
  const seats = ahead.length - hosted;
  const hostedCrews = crews.filter(({ myRole }) => myRole === 'HOST').length;
  return [
    ...(hosted > 0 ? [`내가 연 아지트 ${hosted}곳이 취소돼요.`] : []),
    ...(seats > 0 ? [`참여하기로 한 모임 ${seats}개에서 빠져요.`] : []),
    ...(hostedCrews > 0 ? [`크루 ${hostedCrews}개의 호스트를 그만둬요.`] : []),
  ];
}
