import { signups } from '@azit/contract/clubs/signups.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

export function useListSignups(clubId: number) {
  return useQuery({
    queryKey: ['signups', clubId],
    queryFn: async ({ signal }) => (await call(signups.list, { params: { clubId }, signal })).data,
    staleTime: 0,
  });
}
