import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { formatDay } from '../../model/room-time.ts';
import styles from './dividers.module.css';

export function DayDivider({ day }: { day: string }) {
  const today = useSeoulToday();
  return (
    <p className={styles.day}>
      <span>{formatDay(day, today)}</span>
    </p>
  );
}

export function UnreadDivider() {
  return <p className={styles.unread}>여기까지 읽었어요</p>;
}

export function SystemMessage({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.line}>
      {text}
    </p>
  );
}
