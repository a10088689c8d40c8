import { applications } from '@azit/contract/clubs/applications.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useListApplications(clubId: number) {
  return useQuery({
    queryKey: ['signups', clubId],
    queryFn: async ({ signal }) =>
      (await call(applications.list, { params: { clubId }, signal })).data,
    staleTime: 0,
  });
}
