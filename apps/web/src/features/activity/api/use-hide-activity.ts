import { activity } from '@azit/contract/clubs/activity.endpoints';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { memberKeys } from '#web/queries/member-keys.ts';

type Change = { clubMemberId: number; isHidden: boolean };

/** Hides a line from others or shows it again: seen at once, taken back when the server refuses. */
export function useHideActivity(memberId: number) {
  const client = useQueryClient();
  const queryKey = memberKeys.activity(memberId);
  const show = ({ clubMemberId, isHidden }: Change) =>
    client.setQueriesData<ClubParticipation[]>({ queryKey }, (lines) =>
      lines?.map((line) => (line.clubMemberId === clubMemberId ? { ...line, isHidden } : line)),
    );
  return useMutation({
    mutationFn: ({ clubMemberId, isHidden }: Change) =>
      call(activity.hide, { params: { memberId, clubMemberId }, body: { isHidden } }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_error, change) => show({ ...change, isHidden: !change.isHidden }),
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
}
