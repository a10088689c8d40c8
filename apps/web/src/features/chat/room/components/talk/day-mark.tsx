import { roomMessages } from '#web/domain/copy/room.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { dayText } from '../../model/room-time.ts';
import styles from './day-mark.module.css';

export function DayMark({ day }: { day: string }) {
  const today = useSeoulToday();
  return (
    <p className={styles.day}>
      <span>{dayText(day, today)}</span>
    </p>
  );
}

export function UnreadMark() {
  return <p className={styles.unread}>{roomMessages.unreadMark}</p>;
}

/** What the room itself says: who came, who left, what changed. */
export function RoomLine({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.line}>
      {text}
    </p>
  );
}
