import type { Room } from '@azit/contract/chats/chat.schema';
import { chats } from '@azit/contract/chats/chats.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { onRoomBell } from '#web/domain/room-bells.ts';
import { loadMessages } from '../api/message-calls.ts';
import { getOutbox } from '../api/room-outboxes.ts';
import { createDraftStorage } from '../model/draft-storage.ts';
import type { LastPage } from '../model/first-page.ts';
import { createRoomFeed } from '../model/room-feed.ts';
import { createRoomViewStore } from '../model/room-view.ts';
import { createScrollSignal } from '../model/scroll-signal.ts';

/** What the page of a room works with: its messages, what is unsent, the view. */
export function useRoom(room: Room, viewerId: number, lastPage: LastPage) {
  const queryClient = useQueryClient();
  const [parts] = useState(() => {
    const { roomId } = room;
    const askAgain = () =>
      void queryClient.invalidateQueries({
        queryKey: endpointKey(chats.get, { params: { roomId } }),
      });
    const moment = createScrollSignal();
    const feed = createRoomFeed({
      room,
      load: (query) => loadMessages(roomId, query),
      lastPage,
      moment,
      onGone: askAgain,
    });
    const kept = createDraftStorage(viewerId, roomId);
    const outbox = getOutbox(viewerId, roomId);
    return { feed, moment, outbox, kept, view: createRoomViewStore(), askAgain, first: room };
  });
  const { feed, outbox, askAgain } = parts;
  const { roomId } = room;

  useEffect(() => {
    void feed.open();
    const leaveOutbox = outbox.enter({ onSent: feed.addOwn, onRefused: askAgain });
    const stopBell = onRoomBell(roomId, feed.hear);
    const lookAgain = () => {
      if (document.visibilityState === 'visible') feed.hear(null);
    };
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('online', lookAgain);
    // Lines of the room tell of people and plans, an announcement is pinned: both are in its head.
    const stopHead = feed.store.subscribe(({ window: now, change }, before) => {
      if (!now || now === before.window) return;
      outbox.settle(now.messages);
      const known = before.window?.messages.at(-1)?.seq;
      const isHead = now.messages
        .slice(-100)
        .some(
          ({ seq, kind }) =>
            known !== undefined && seq > known && kind !== 'TEXT' && kind !== 'IMAGE',
        );
      if (change !== 'opened' && isHead) askAgain();
    });
    return () => {
      leaveOutbox();
      stopBell();
      stopHead();
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('online', lookAgain);
    };
  }, [feed, outbox, roomId, askAgain]);

  return parts;
}
