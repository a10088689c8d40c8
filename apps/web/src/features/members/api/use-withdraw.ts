import { withdrawal } from '@azit/contract/members/withdrawal.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { setLeavingHere } from '#web/session/session.ts';

export function useWithdraw(memberId: number) {
  return useMutation({
    mutationFn: () => call(withdrawal.withdraw, { params: { memberId } }),
    onMutate: () => setLeavingHere(true),
    onError: () => setLeavingHere(false),
  });
}
