import { applications } from '@azit/contract/clubs/applications.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useKickMember(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memberId: number) => call(applications.kick, { params: { clubId, memberId } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
