import type { Message } from '@azit/contract/chats/chat.schema';
import { ArrowDown } from 'lucide-react';
import { useStore } from 'zustand';
import { roomMessages } from '#web/domain/copy/room.ts';
import { classNames } from '#web/ui/class-names.ts';
import { countNewBelow, type RoomViewStore } from '../../model/room-view.ts';
import styles from './new-messages.module.css';

type NewMessagesProps = {
  messages: readonly Message[];
  view: RoomViewStore;
  viewerId: number;
  onClick: () => void;
};

export function NewMessages({ messages, view, viewerId, onClick }: NewMessagesProps) {
  const state = useStore(view);
  if (state.isAtEnd) return null;
  const count = countNewBelow(messages, state, viewerId);
  return (
    <button
      type="button"
      className={classNames(styles.button, count === 0 && styles.plain)}
      aria-label={count === 0 ? '맨 아래로' : undefined}
      onClick={onClick}
    >
      <ArrowDown />
      {count > 0 && roomMessages.newMessages(count)}
    </button>
  );
}
