import type { ChangeClubBody, EditClubBody } from '@azit/contract/clubs/club.payload';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { meetings } from '@azit/contract/clubs/meetings.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { clubQueries } from '#web/queries/club-queries.ts';

export function useEditClub(clubId: number) {
  return useStoreClub(
    async (plan: EditClubBody) =>
      (await call(clubs.edit, { params: { clubId }, body: { clubId, ...plan } })).data,
  );
}

export function useChangeClub(clubId: number) {
  return useStoreClub(
    async (body: ChangeClubBody) =>
      (await call(meetings.change, { params: { clubId }, body })).data,
  );
}

/**
 * Stores the changed club in the cache: its page opens next and must show the new plan under the
 * toast.
 */
function useStoreClub<Input>(write: (input: Input) => Promise<ClubDetail>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: (club) => {
      client.setQueryData(clubQueries.detail(club.clubId).queryKey, club);
      void client.invalidateQueries({ refetchType: 'none' });
    },
  });
}
