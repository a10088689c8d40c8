import { meetings } from '@azit/contract/clubs/meetings.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/**
 * Answers whether the member comes to the meeting as changed by `seenAt`; not coming releases the
 * seat.
 */
export function useConfirmGoing(clubId: number, seenAt: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (going: boolean) =>
      call(meetings.confirm, { params: { clubId }, body: { going, seenAt } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
