import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Seats change by other hands, so what is cached is shown at once and asked for again. */
export function useGetClub(clubId: number | null) {
  return useQuery({
    queryKey: ['clubs', 'detail', clubId],
    queryFn: async ({ signal }) =>
      (await call(clubs.get, { params: { clubId: clubId ?? 0 }, signal })).data,
    enabled: clubId !== null,
    staleTime: 0,
  });
}
