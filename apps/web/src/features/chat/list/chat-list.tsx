import type { ChatKind } from '@azit/contract/chats/chat.schema';
import { MessageCircleMore } from 'lucide-react';
import { chatListMessages } from '#web/domain/copy/chat-list.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import { useFirstItem } from '#web/lists/use-first-item.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ChatListSkeleton } from './chat-list-skeleton.tsx';
import styles from './chat-row.module.css';
import { ChatRow } from './chat-row.tsx';

const how = {
  group: chatListMessages.noneHow,
  personal: '서로 팔로우하거나 같은 아지트에 있는 사람과 이야기할 수 있어요.',
} as const satisfies Record<ChatKind, string>;

export function ChatList({ kind }: { kind: ChatKind }) {
  const list = useInfiniteList(chatQueries.list(kind));
  const today = useSeoulToday();
  useFirstItem(list, ({ roomId }) => paths.chatRoom(roomId));
  return (
    <div className={styles.rooms}>
      <InfiniteList
        list={list}
        label="채팅 목록"
        renderItem={(chat) => <ChatRow chat={chat} today={today} />}
        skeleton={<ChatListSkeleton kind={kind} />}
        empty={
          <EmptyState icon={<MessageCircleMore />} title={chatListMessages.none} how={how[kind]} />
        }
        errorText={chatListMessages.failed}
      />
    </div>
  );
}
