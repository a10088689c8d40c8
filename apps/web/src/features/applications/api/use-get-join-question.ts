import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useGetJoinQuestion(clubId: number) {
  return useQuery({
    queryKey: ['clubs', 'join-question', clubId],
    queryFn: async ({ signal }) =>
      (await call(clubs.getJoinQuestion, { params: { clubId }, signal })).data.joinQuestion,
  });
}
