import type { ChangeClubBody } from '@azit/contract/clubs/club.payload';
import { meetings } from '@azit/contract/clubs/meetings.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useChangeClub(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ChangeClubBody) =>
      (await call(meetings.change, { params: { clubId }, body })).data,
    // Mark everything as stale without a refetch: the page behind the success message must stay
    // unchanged.
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
  });
}
