import type { Room } from '@azit/contract/chats/chat.schema';
import { MessageCircleMore } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { errorMessage } from '#web/api/error.ts';
import { roomMessages } from '#web/domain/copy/room.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { RoomFeed } from '../../model/room-feed.ts';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import type { RoomViewStore } from '../../model/room-view.ts';
import type { ScrollSignal } from '../../model/scroll-signal.ts';
import styles from '../room-page.module.css';
import { MessageList } from './message-list.tsx';
import { MessageListSkeleton } from './message-list-skeleton.tsx';
import { createMessageScroll } from './message-scroll.ts';
import { NewMessages } from './new-messages.tsx';

type RoomMessagesProps = {
  room: Room;
  viewerId: number;
  feed: RoomFeed;
  moment: ScrollSignal;
  outbox: RoomOutbox;
  view: RoomViewStore;
  readUpTo: number | null;
  onMenu: (seq: number) => void;
  onPicture: (seq: number) => void;
};

/** The messages, or why there are none. */
export function RoomMessages({ feed, moment, view, ...props }: RoomMessagesProps) {
  const { outbox, viewerId } = props;
  const window = useStore(feed.store, (state) => state.window);
  const error = useStore(feed.store, (state) => state.error);
  const change = useStore(feed.store, (state) => state.change);
  const unsent = useStore(outbox.store, (state) => state.unsent);
  const written = useStore(outbox.store, (state) => state.written);
  const [scroll] = useState(() => createMessageScroll(feed, view, moment));

  // What one writes oneself is always shown.
  useEffect(() => {
    if (written === 0) return;
    void feed.jumpToEnd();
    scroll.toEnd();
  }, [written, feed, scroll]);

  if (!window) {
    if (!error) return <MessageListSkeleton />;
    return (
      <div className={styles.centre}>
        <ErrorState
          message={`${roomMessages.loadFailed}\n${errorMessage(error)}`}
          onRetry={() => void feed.open()}
        />
      </div>
    );
  }
  if (window.messages.length === 0 && unsent.length === 0) {
    return (
      <div className={styles.centre}>
        <EmptyState icon={<MessageCircleMore />} title={roomMessages.empty} />
      </div>
    );
  }
  return (
    <>
      <MessageList {...props} window={window} change={change} unsent={unsent} scroll={scroll} />
      <NewMessages
        window={window}
        view={view}
        viewerId={viewerId}
        onClick={() => {
          void feed.jumpToEnd();
          scroll.toEnd();
        }}
      />
    </>
  );
}
