import { blocks } from '@azit/contract/blocks/blocks.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useBlockMember() {
  return useMutation({
    mutationFn: (memberId: number) => call(blocks.block, { params: { memberId } }),
  });
}
