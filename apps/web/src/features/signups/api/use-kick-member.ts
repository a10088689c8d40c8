import { signups } from '@azit/contract/clubs/signups.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

export function useKickMember(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memberId: number) => call(signups.kick, { params: { clubId, memberId } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
