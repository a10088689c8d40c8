import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useCancelClub(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call(clubs.close, { params: { clubId }, body: reason === '' ? undefined : { reason } }),
    // Mark everything as stale without a refetch: the page behind the success message must stay
    // unchanged.
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
  });
}

export function useConfirmAttendance(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { absent: number[]; came?: number[]; despiteCode?: number[] }) =>
      call(attendance.confirm, { params: { clubId }, body }),
    // Refetch after a refusal too: a member may have contested the absence or left since.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
