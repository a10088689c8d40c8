import { chats } from '@azit/contract/chats/chats.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { useThrottled } from '#web/lib/use-throttled.ts';
import { markRead } from '../api/message-calls.ts';
import type { RoomViewStore } from '../model/room-view.ts';

export function useReadMarker(roomId: number, readSeq: number, view: RoomViewStore): void {
  const queryClient = useQueryClient();
  const marked = useRef(readSeq);

  const markSeen = useCallback(() => {
    const { seenSeq } = view.getState();
    const before = marked.current;
    if (seenSeq <= before) return;
    marked.current = seenSeq;
    markRead(roomId, seenSeq).then(
      () => {
        void queryClient.invalidateQueries({ queryKey: endpointKey(chats.countUnread) });
        void queryClient.invalidateQueries({ queryKey: endpointKey(chats.list) });
      },
      () => {
        // The request failed: restore the value, so that the next visible message sends the request
        // again.
        if (marked.current === seenSeq) marked.current = before;
      },
    );
  }, [queryClient, roomId, view]);
  const markSeenThrottled = useThrottled(markSeen, 1_000);

  useEffect(() => {
    // Messages may have been visible before this effect subscribes, so mark them now.
    markSeenThrottled();
    const unsubscribe = view.subscribe(markSeenThrottled);
    // Mark the messages at once when the page is hidden or the room is left, because the throttle
    // timer may not fire after that.
    document.addEventListener('visibilitychange', markSeen);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', markSeen);
      markSeen();
    };
  }, [view, markSeen, markSeenThrottled]);
}
