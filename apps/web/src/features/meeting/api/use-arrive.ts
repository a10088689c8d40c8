import { arrivals } from '@azit/contract/clubs/arrivals.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useArrive(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => call(arrivals.arrive, { params: { clubId }, body: { code } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
