import type { Room } from '@azit/contract/chats/chat.schema';
import { useQuery } from '@tanstack/react-query';
import { MessageCircleMore } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { errorMessage } from '#web/api/error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import type { RoomFeed } from '../../model/room-feed.ts';
import type { RoomOutbox } from '../../model/room-outbox.ts';
import type { RoomViewStore } from '../../model/room-view.ts';
import styles from '../room-page.module.css';
import { MessageList } from './message-list.tsx';
import { MessageListSkeleton } from './message-list-skeleton.tsx';
import { MessageScroll } from './message-scroll.ts';
import { NewMessages } from './new-messages.tsx';

type RoomMessagesProps = {
  room: Room;
  viewerId: number;
  feed: RoomFeed;
  outbox: RoomOutbox;
  view: RoomViewStore;
  lastRead: number | null;
  onScrolled: () => void;
  onMenu: (seq: number) => void;
  onPicture: (seq: number) => void;
};

export function RoomMessages({ feed, view, onScrolled, ...props }: RoomMessagesProps) {
  const { outbox, viewerId } = props;
  const { data: messages, error } = useQuery(feed.query);
  const unsent = useStore(outbox.store, (state) => state.unsent);
  const addedThisVisit = useStore(outbox.store, (state) => state.addedThisVisit);
  const [scroll] = useState(() => new MessageScroll(feed, view, onScrolled));

  useEffect(() => {
    if (messages) outbox.settle(messages);
  }, [outbox, messages]);

  useEffect(() => {
    if (addedThisVisit === 0) return;
    void feed.jumpToEnd();
    scroll.scrollToEnd();
  }, [addedThisVisit, feed, scroll]);

  if (!messages) {
    if (!error) return <MessageListSkeleton />;
    return (
      <div className={styles.centre}>
        <ErrorState
          message={`대화를 불러오지 못했어요.\n${errorMessage(error)}`}
          onRetry={() => void feed.open()}
        />
      </div>
    );
  }
  if (messages.length === 0 && unsent.length === 0) {
    return (
      <div className={styles.centre}>
        <EmptyState icon={<MessageCircleMore />} title="첫인사를 건네 보세요." />
      </div>
    );
  }
  return (
    <>
      <OlderSpinner view={view} />
      <MessageList {...props} messages={messages} unsent={unsent} scroll={scroll} />
      <NewMessages
        messages={messages}
        view={view}
        viewerId={viewerId}
        onClick={() => {
          void feed.jumpToEnd();
          scroll.scrollToEnd();
        }}
      />
    </>
  );
}

/**
 * The spinner is a separate component, so that only it renders again while an older page loads, and
 * not the whole list.
 */
function OlderSpinner({ view }: { view: RoomViewStore }) {
  const isLoading = useStore(view, ({ isLoadingOlder }) => isLoadingOlder);
  if (!isLoading) return null;
  return (
    <span className={styles.older}>
      <Spinner label={null} />
    </span>
  );
}
