import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

export function useChangeBanner(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (image: Blob) =>
      (await call(clubs.changeBanner, { params: { clubId }, files: { image } })).data,
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}
