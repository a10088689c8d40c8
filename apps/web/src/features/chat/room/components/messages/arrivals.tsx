import { useEffect, useRef, useState } from 'react';
import { roomMessages } from '#web/domain/copy/room.ts';
import { useThrottled } from '#web/lib/use-throttled.ts';
import type { RoomFeed } from '../../model/room-feed.ts';
import { isFromOther } from '../../model/room-view.ts';

export function Arrivals({ feed, viewerId }: { feed: RoomFeed; viewerId: number }) {
  const [announced, setAnnounced] = useState('');
  const waiting = useRef<string[]>([]);
  const announce = useThrottled(() => {
    const [only] = waiting.current;
    const count = waiting.current.length;
    waiting.current = [];
    if (only !== undefined) setAnnounced(count === 1 ? only : roomMessages.newMessages(count));
  }, 1_000);

  useEffect(
    () =>
      feed.arrivals.subscribe((arrived) => {
        for (const message of arrived) {
          if (!isFromOther(message, viewerId)) continue;
          const nickname = message.sender?.nickname ?? '';
          waiting.current.push(
            message.body === null
              ? `${nickname}님이 사진을 보냈어요`
              : `${nickname}님: ${message.body}`,
          );
        }
        announce();
      }),
    [feed, viewerId, announce],
  );

  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {announced}
    </p>
  );
}
