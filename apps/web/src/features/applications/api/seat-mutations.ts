import { seats } from '@azit/contract/clubs/seats.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useAnswerOffer(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (accepting: boolean) =>
      call(seats.answerOffer, { params: { clubId }, body: { accepting } }),
    // Refetch after a refusal, too: another member may have taken the seat.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

type Preapproval = { memberId: number; approved: boolean };

export function usePreapprove(clubId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId, approved }: Preapproval) =>
      call(seats.preapprove, { params: { clubId, memberId }, body: { approved } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
