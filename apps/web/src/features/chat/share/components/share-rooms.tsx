import { MessageCircleMore } from 'lucide-react';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import { ListItems } from '#web/lists/list-items.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import type { ShareState } from '#web/navigation/share-state.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ChatListSkeleton } from '../../list/chat-list-skeleton.tsx';
import styles from '../../list/chat-row.module.css';
import { ChatRow } from '../../list/chat-row.tsx';

export function ShareRooms({ sharedAt }: ShareState) {
  const list = useInfiniteList(chatQueries.all());
  const today = useSeoulToday();
  const empty = (
    <EmptyState
      icon={<MessageCircleMore />}
      title="지금 쓸 수 있는 방이 없어요."
      how={chatListMessages.noneHow}
    />
  );
  return (
    <div className={styles.rooms}>
      <InfiniteList
        list={list}
        skeleton={<ChatListSkeleton kind="group" />}
        empty={empty}
        errorText={chatListMessages.failed}
        renderItems={(chats) => {
          const open = chats.filter(({ writable }) => writable);
          if (open.length === 0) return !list.hasMore && empty;
          return (
            <ListItems
              items={open}
              getId={list.getId}
              label="보낼 수 있는 방"
              // The room replaces this page: after sharing, Back must not return to the choice of a
              // room.
              renderItem={(chat) => (
                <ChatRow chat={chat} today={today} link={{ replace: true, state: { sharedAt } }} />
              )}
            />
          );
        }}
      />
    </div>
  );
}
