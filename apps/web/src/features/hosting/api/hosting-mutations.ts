import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useCancelClub(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(clubs.close, { params: { clubId }, body: reason === '' ? undefined : { reason } }),
    // Without refetching: the page behind the success message stays unchanged.
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
  });
}

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
