import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onRoomDoorbell } from '#web/domain/room-doorbells.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { loadMessages } from '../api/message-calls.ts';
import { getOutbox } from '../api/room-outboxes.ts';
import type { LastPage } from '../model/first-page.ts';
import { RoomFeed } from '../model/room-feed.ts';
import { createRoomStorage } from '../model/room-storage.ts';
import { createRoomViewStore } from '../model/room-view.ts';
import { createScrollSignal } from '../model/scroll-signal.ts';

export function useRoom(room: Room, viewerId: number, lastPage: LastPage) {
  const queryClient = useQueryClient();
  const { roomId } = room;
  const [parts] = useState(() => {
    const { queryKey } = chatQueries.room(roomId);
    const refetchRoom = () => void queryClient.invalidateQueries({ queryKey });
    const view = createRoomViewStore(room.lastSeq);
    const scrollSignal = createScrollSignal();
    const feed = new RoomFeed({
      queryClient,
      room,
      view,
      load: (query) => loadMessages(roomId, query),
      lastPage,
      waitForScroll: scrollSignal.wait,
      onGone: refetchRoom,
    });
    return {
      feed,
      view,
      onScrolled: scrollSignal.scrolled,
      outbox: getOutbox(viewerId, roomId),
      storage: createRoomStorage(viewerId, roomId),
      refetchRoom,
      roomAtOpening: room,
    };
  });
  const { feed, outbox, refetchRoom } = parts;

  useEffect(() => {
    const leaveOutbox = outbox.enter({
      onSent: (message) => feed.addOwn(message),
      onRefused: refetchRoom,
    });
    const stopDoorbell = onRoomDoorbell(roomId, (doorbell) => {
      feed.receive(doorbell);
      // The removed message may be the announcement that the header shows.
      if (doorbell?.removed) refetchRoom();
    });
    const stopArrivals = feed.arrivals.subscribe((arrived) => {
      if (arrived.some(changesHeader)) refetchRoom();
    });
    const catchUp = () => {
      if (document.visibilityState === 'visible') feed.receive(null);
    };
    document.addEventListener('visibilitychange', catchUp);
    window.addEventListener('online', catchUp);
    void feed.open();
    return () => {
      feed.close();
      leaveOutbox();
      stopDoorbell();
      stopArrivals();
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('online', catchUp);
    };
  }, [feed, outbox, roomId, refetchRoom]);

  return parts;
}

/**
 * A text or a picture changes nothing in the header. Other messages announce new members, a changed
 * plan or an announcement.
 */
function changesHeader({ kind }: Message): boolean {
  return kind !== 'TEXT' && kind !== 'IMAGE';
}
