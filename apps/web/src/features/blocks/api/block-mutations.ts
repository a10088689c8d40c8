import { blocks } from '@azit/contract/blocks/blocks.endpoints';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { ringEveryRoomDoorbell } from '#web/domain/room-doorbells.ts';

/**
 * `onBlocked` runs before the refetch, so that it can leave a page that the block has made
 * inaccessible.
 */
export function useBlockMember(onBlocked: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (memberId: number) => call(blocks.block, { params: { memberId } }),
    onSuccess: () => {
      onBlocked();
      void refreshEverything(client);
    },
  });
}

export function useUnblockMember() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (memberId: number) => call(blocks.unblock, { params: { memberId } }),
    onSuccess: () => refreshEverything(client),
  });
}

/**
 * Refetch every page and check every open room, because the other member may appear in any of them.
 */
function refreshEverything(client: QueryClient): Promise<void> {
  ringEveryRoomDoorbell();
  return client.invalidateQueries();
}
