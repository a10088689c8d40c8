import type { EditClubBody } from '@azit/contract/clubs/club.payload';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useEditClub(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (plan: EditClubBody) =>
      (await call(clubs.edit, { params: { clubId }, body: { clubId, ...plan } })).data,
    // Mark everything as stale without a refetch: the page behind the success message must stay
    // unchanged.
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
  });
}
