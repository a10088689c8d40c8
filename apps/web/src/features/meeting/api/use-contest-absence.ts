import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Says that one came, although the host says otherwise. */
export function useContestAbsence(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(attendance.contest, { params: { clubId } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
