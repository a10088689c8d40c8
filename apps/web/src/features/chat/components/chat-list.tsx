import { MessageCircleMore } from 'lucide-react';
import { Link } from 'react-router';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { paths } from '#web/navigation/paths.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import type { ChatRoom } from '../model/mock-rooms.ts';
import styles from './chat-list.module.css';

export function ChatList({ rooms }: { rooms: readonly ChatRoom[] }) {
  if (rooms.length === 0) {
    return <EmptyState icon={<MessageCircleMore />} title={feedbackMessages.noChats} />;
  }
  return (
    <ul aria-label="채팅 목록" className={styles.rooms}>
      {rooms.map((room) => (
        <li key={room.id}>
          <Link to={paths.chatRoom(room.id)} className={styles.row}>
            <Avatar size={5.2} seed={room.name} />
            <span className={styles.words}>
              <span className={styles.name}>
                <span className={styles.title}>{room.name}</span>
                <span className={styles.people}>{room.people}명</span>
              </span>
              <span className={styles.last}>{room.messages.at(-1)?.text}</span>
            </span>
            <span className={styles.side}>
              <span className={styles.when}>{room.when}</span>
              {room.unread > 0 && (
                <span className={styles.unread}>
                  {room.unread}
                  <span className="visually-hidden">개 안 읽음</span>
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
