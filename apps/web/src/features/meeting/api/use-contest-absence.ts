import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Contests an absence recorded by the host. */
export function useContestAbsence(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(attendance.contest, { params: { clubId } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
