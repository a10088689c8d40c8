import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Says who did not come; whoever is not named came. */
export function useConfirmAttendance(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (absent: number[]) =>
      call(attendance.confirm, { params: { clubId }, body: { absent } }),
    // After a refusal, too: somebody may have contested or left since the list was read.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
