import { meetings } from '@azit/contract/clubs/meetings.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/**
 * Says whether one comes to a changed meeting, as it was changed by `seenAt`; not coming gives the
 * seat back.
 */
export function useConfirmGoing(clubId: number, seenAt: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (going: boolean) =>
      call(meetings.confirm, { params: { clubId }, body: { going, seenAt } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
