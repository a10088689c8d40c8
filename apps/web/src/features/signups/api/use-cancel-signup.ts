import { signups } from '@azit/contract/clubs/signups.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

export function useCancelSignup(clubId: number, memberId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(signups.cancel, { params: { clubId, memberId } }),
    // Also after a refusal: the seat is then not what the screen shows.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
