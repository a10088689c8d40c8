import { members } from '@azit/contract/members/members.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Fresh on every visit: what is edited must be what is stored. */
export function useGetOwnMember(memberId: number) {
  return useQuery({
    queryKey: ['members', memberId, 'edit'],
    queryFn: async ({ signal }) => (await call(members.get, { params: { memberId }, signal })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
