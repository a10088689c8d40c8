import { signups } from '@azit/contract/clubs/signups.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

export function useApplySignup(clubId: number, memberId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (joinAnswer: string) =>
      call(signups.apply, { params: { clubId }, body: { memberId, joinAnswer } }),
    // Without fetching: the page behind the success message stays as it is.
    onSuccess: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
  });
}
