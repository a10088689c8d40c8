import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Only to say which club it is; shares the answer of the club's own page. */
export function useGetReportedClub(clubId: number) {
  return useQuery({
    queryKey: ['clubs', 'detail', clubId],
    queryFn: async ({ signal }) => (await call(clubs.get, { params: { clubId }, signal })).data,
  });
}
