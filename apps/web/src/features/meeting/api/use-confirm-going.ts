import { meetings } from '@azit/contract/clubs/meetings.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Says whether one comes to a changed meeting; not coming gives the seat back. */
export function useConfirmGoing(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (going: boolean) => call(meetings.confirm, { params: { clubId }, body: { going } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
