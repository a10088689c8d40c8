import { ArrowDown } from 'lucide-react';
import { useStore } from 'zustand';
import { roomMessages } from '#web/domain/copy/room.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { MessageWindow } from '../../model/message-window.ts';
import { countNewBelow, type RoomViewStore } from '../../model/room-view.ts';
import styles from './new-messages.module.css';

type NewMessagesProps = {
  window: MessageWindow;
  view: RoomViewStore;
  viewerId: number;
  onClick: () => void;
};

/** The way down, for a reader who is somewhere above. */
export function NewMessages({ window, view, viewerId, onClick }: NewMessagesProps) {
  const { seenSeq, isAtEnd } = useStore(view);
  if (isAtEnd) return null;
  const count = countNewBelow(window, seenSeq, viewerId);
  return (
    <button
      type="button"
      className={classNames(styles.button, count === 0 && styles.plain)}
      aria-label={count === 0 ? roomMessages.toEnd : undefined}
      onClick={onClick}
    >
      <ArrowDown aria-hidden />
      {count > 0 && roomMessages.newMessages(count)}
    </button>
  );
}
