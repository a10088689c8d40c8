import { chats } from '@azit/contract/chats/chats.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { useThrottled } from '#web/lib/use-throttled.ts';
import { markRead } from '../api/message-calls.ts';
import type { RoomViewStore } from '../model/room-view.ts';

/** Tells the server what was on the screen, once a second at most and never backwards. */
export function useReadMarker(roomId: number, readSeq: number, view: RoomViewStore): void {
  const queryClient = useQueryClient();
  const told = useRef(readSeq);

  const tell = useThrottled(() => {
    const { seenSeq } = view.getState();
    const before = told.current;
    if (seenSeq <= before) return;
    told.current = seenSeq;
    markRead(roomId, seenSeq).then(
      () => {
        void queryClient.invalidateQueries({ queryKey: endpointKey(chats.countUnread) });
        void queryClient.invalidateQueries({ queryKey: endpointKey(chats.list) });
      },
      () => {
        // The next message that is seen tells it again.
        if (told.current === seenSeq) told.current = before;
      },
    );
  }, 1_000);

  useEffect(() => {
    // The rows may have been measured, and seen, before this effect runs.
    tell();
    return view.subscribe(tell);
  }, [view, tell]);
}
