import { applications } from '@azit/contract/clubs/applications.endpoints';
import type { RejectionReason } from '@azit/contract/clubs/club.field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

type Decision =
  | { memberId: number; status: 'CLUB_JOINED' }
  | { memberId: number; status: 'CLUB_REJECTED'; reason?: RejectionReason };

export function useDecideApplication(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId, ...decision }: Decision) =>
      call(applications.decide, { params: { clubId, memberId }, body: decision }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
