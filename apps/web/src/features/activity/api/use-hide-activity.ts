import { activity } from '@azit/contract/clubs/activity.endpoints';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';

type Change = { clubMemberId: number; isHidden: boolean };

export function useHideActivity(memberId: number) {
  const client = useQueryClient();
  const lists = [activity.list, activity.listByState].map((endpoint) => ({
    queryKey: endpointKey(endpoint, { params: { memberId } }),
  }));
  const show = ({ clubMemberId, isHidden }: Change) => {
    for (const list of lists) {
      client.setQueriesData<ClubParticipation[]>(list, (lines) =>
        lines?.map((line) => (line.clubMemberId === clubMemberId ? { ...line, isHidden } : line)),
      );
    }
  };
  return useMutation({
    mutationFn: ({ clubMemberId, isHidden }: Change) =>
      call(activity.hide, { params: { memberId, entry: clubMemberId }, body: { isHidden } }),
    onMutate: async (change) => {
      await Promise.all(lists.map((list) => client.cancelQueries(list)));
      show(change);
    },
    onError: (_error, change) => show({ ...change, isHidden: !change.isHidden }),
    onSettled: () => {
      for (const list of lists) void client.invalidateQueries(list);
    },
  });
}
