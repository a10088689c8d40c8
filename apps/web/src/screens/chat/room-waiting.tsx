import { MessageListSkeleton } from '#web/features/chat/room/components/messages/message-list-skeleton.tsx';
import styles from './room-preview.module.css';

/** Shown until the room to preview is known. */
export function RoomWaiting() {
  return (
    <div className={styles.waiting}>
      <MessageListSkeleton />
    </div>
  );
}
