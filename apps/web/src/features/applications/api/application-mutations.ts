import { applications } from '@azit/contract/clubs/applications.endpoints';
import type { RejectionReason } from '@azit/contract/clubs/club.field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useCancelApplication(clubId: number, memberId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(applications.cancel, { params: { clubId, memberId } }),
    // Refetch after a refusal too, because the screen then shows an outdated status.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

export function useRejoinClub(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(applications.rejoin, { params: { clubId } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}

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

export function useKickMember(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memberId: number) => call(applications.kick, { params: { clubId, memberId } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
