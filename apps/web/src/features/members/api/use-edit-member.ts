import type { BodyInput } from '@azit/contract/endpoint';
import { members } from '@azit/contract/members/members.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { updateProfile } from '#web/session/session.ts';

export function useEditMember(memberId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyInput<typeof members.edit>) =>
      (await call(members.edit, { params: { memberId }, body })).data,
    onSuccess: ({ nickname }) => {
      updateProfile({ nickname });
      // Name and interests show in cards, lists and recommendations.
      void queryClient.invalidateQueries();
    },
  });
}
