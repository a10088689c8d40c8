import { applications } from '@azit/contract/clubs/applications.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useCancelApplication(clubId: number, memberId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(applications.cancel, { params: { clubId, memberId } }),
    // Also after a refusal: then the status differs from what the screen shows.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
