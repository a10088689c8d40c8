import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import type { ChatMessage } from '../model/mock-rooms.ts';
import styles from './chat-messages.module.css';

export function ChatMessages({ messages }: { messages: readonly ChatMessage[] }) {
  return (
    <ol className={styles.messages} aria-label="대화">
      {messages.map(({ id, writer, text, time }) => (
        <li key={id} className={classNames(styles.line, writer === null && styles.own)}>
          {writer !== null && <Avatar size={3.6} seed={writer} />}
          <div className={styles.said}>
            {writer === null ? (
              <VisuallyHidden>나</VisuallyHidden>
            ) : (
              <p className={styles.writer}>{writer}</p>
            )}
            <div className={styles.bubble}>
              <p className={styles.text}>{text}</p>
              <span className={styles.time}>{time}</span>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
