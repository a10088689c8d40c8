import { members } from '@azit/contract/members/members.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { memberKeys } from '#web/queries/member-keys.ts';

/** One's own gender and birth year, which decide where one may join. */
export function useGetViewer(memberId: number) {
  return useQuery({
    queryKey: memberKeys.profile(memberId),
    queryFn: async ({ signal }) => (await call(members.get, { params: { memberId }, signal })).data,
  });
}
