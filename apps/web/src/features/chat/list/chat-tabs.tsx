import type { ChatKind } from '@azit/contract/chats/chat.schema';
import { useQuery } from '@tanstack/react-query';
import { unreadText } from '#web/domain/unread/unread-text.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { ChatList } from './chat-list.tsx';
import styles from './chat-tabs.module.css';

const labels = { group: '그룹', personal: '개인' } as const satisfies Record<ChatKind, string>;
const kinds: readonly ChatKind[] = ['group', 'personal'];

type ChatTabsProps = { kind: ChatKind; onChange: (kind: ChatKind) => void };

export function ChatTabs({ kind, onChange }: ChatTabsProps) {
  const { data: unread } = useQuery(chatQueries.unread());
  const items = kinds.map((value) => ({
    value,
    label: labels[value],
    mark: unread && unread[value] > 0 && (
      <span className={styles.mark}>
        <VisuallyHidden>{unreadText(unread[value])}</VisuallyHidden>
        {value === kind ? <CountBadge count={unread[value]} /> : <span className={styles.dot} />}
      </span>
    ),
  }));
  return (
    <Tabs label="채팅 종류" items={items} value={kind} onChange={onChange}>
      {/* The key gives each kind its own scroll position and pages. */}
      <ChatList key={kind} kind={kind} />
    </Tabs>
  );
}
