import { useEffect, useRef, useState } from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { useThrottled } from '#web/lib/use-throttled.ts';
import { lastLoaded } from '../../model/message-window.ts';
import type { RoomFeed } from '../../model/room-feed.ts';
import { isFromOther } from '../../model/room-view.ts';

/** Reads new messages of others aloud, one sentence a second at most. */
export function Arrivals({ feed, viewerId }: { feed: RoomFeed; viewerId: number }) {
  const [said, setSaid] = useState('');
  const waiting = useRef<string[]>([]);
  const say = useThrottled(() => {
    const [only] = waiting.current;
    const count = waiting.current.length;
    waiting.current = [];
    if (only !== undefined) setSaid(count === 1 ? only : roomMessages.newMessages(count));
  }, 1_000);

  useEffect(
    () =>
      feed.store.subscribe(({ window, change }, before) => {
        if (change !== 'live' || !window || !before.window || window === before.window) return;
        const known = lastLoaded(before.window);
        for (const message of window.messages.slice(-100)) {
          if (message.seq <= known || !isFromOther(message, viewerId)) continue;
          const nickname = message.sender?.nickname ?? '';
          waiting.current.push(
            message.body === null
              ? roomMessages.saidPicture(nickname)
              : roomMessages.said(nickname, message.body),
          );
        }
        say();
      }),
    [feed, viewerId, say],
  );

  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {said}
    </p>
  );
}
