import { members } from '@azit/contract/members/members.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { memberKeys } from '#web/queries/member-keys.ts';

/** Others change the counts and the temperature: what is cached is shown at once and asked for again. */
export function useGetMember(memberId: number) {
  return useQuery({
    queryKey: memberKeys.profile(memberId),
    queryFn: async ({ signal }) => (await call(members.get, { params: { memberId }, signal })).data,
    staleTime: 0,
  });
}
