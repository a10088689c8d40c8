import { applications } from '@azit/contract/clubs/applications.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useApplyToClub(clubId: number, memberId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (joinAnswer: string) =>
      call(applications.apply, { params: { clubId }, body: { memberId, joinAnswer } }),
    // Without fetching: the page behind the success message stays as it is.
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
  });
}
