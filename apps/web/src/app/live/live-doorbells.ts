import { streamEvents } from '@azit/contract/stream/stream.schema';
import type { QueryClient } from '@tanstack/react-query';
import { requestResubscribe } from '#web/domain/resubscriptions.ts';
import { ringEveryRoomDoorbell, ringRoomDoorbell } from '#web/domain/room-doorbells.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { queryRefresher } from './refresh-queries.ts';

export type LiveDoorbells = ReturnType<typeof createLiveDoorbells>;

export function createLiveDoorbells(queryClient: QueryClient) {
  const refresh = queryRefresher(queryClient);

  function ring(name: string, data: unknown): void {
    if (name === 'again') {
      refetchEverything();
      requestResubscribe();
    }
    const notices = streamEvents.notices.safeParse(data);
    if (name === 'notices' && notices.success) refresh.unreadNotices(notices.data.unread);
    const club = streamEvents.club.safeParse(data);
    if (name === 'club' && club.success) refresh.club(club.data.clubId);
    const crew = streamEvents.crew.safeParse(data);
    if (name === 'crew' && crew.success) refresh.crew(crew.data.crewId);
    const room = streamEvents.room.safeParse(data);
    if (name === 'room' && room.success) {
      refresh.chats();
      ringRoomDoorbell(room.data.roomId, room.data);
    }
  }

  function refetchEverything(): void {
    refresh.everything();
    ringEveryRoomDoorbell();
  }

  function refetchVolatile(): void {
    refresh.volatile();
    ringEveryRoomDoorbell();
    requestResubscribe();
  }

  /**
   * Replaces the event stream while there is none. A changed number of unread notices does not show
   * what has changed, so refetch everything. Messages do not change that number, so refetch the
   * rooms every time.
   */
  async function poll(): Promise<void> {
    refresh.chats();
    ringEveryRoomDoorbell();
    const { queryKey, queryFn } = noticeQueries.unread();
    const before = queryClient.getQueryData(queryKey);
    const unread = await queryClient
      .fetchQuery({ queryKey, queryFn, staleTime: 0 })
      .catch(() => before);
    if (unread !== before) refetchEverything();
  }

  return { ring, refetchVolatile, poll };
}
