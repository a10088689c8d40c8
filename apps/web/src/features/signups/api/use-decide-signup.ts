import { signups } from '@azit/contract/clubs/signups.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api-client.ts';

type Decision = { memberId: number; status: 'CLUB_JOINED' | 'CLUB_REJECTED' };

export function useDecideSignup(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId, status }: Decision) =>
      call(signups.decide, { params: { clubId, memberId }, body: { status } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
