import { blocks } from '@azit/contract/blocks/blocks.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useBlockMember() {
  return useMutation({
    mutationFn: (memberId: number) => call(blocks.block, { params: { memberId } }),
  });
}

export function useUnblockMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (memberId: number) => call(blocks.unblock, { params: { memberId } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
