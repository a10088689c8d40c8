import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Sends who did not come; everyone else came. */
export function useConfirmAttendance(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (absent: number[]) =>
      call(attendance.confirm, { params: { clubId }, body: { absent } }),
    // Also after a refusal: someone may have contested or left meanwhile.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
