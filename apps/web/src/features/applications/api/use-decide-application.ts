import { applications } from '@azit/contract/clubs/applications.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

type Decision = { memberId: number; status: 'CLUB_JOINED' | 'CLUB_REJECTED' };

export function useDecideApplication(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId, status }: Decision) =>
      call(applications.decide, { params: { clubId, memberId }, body: { status } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
