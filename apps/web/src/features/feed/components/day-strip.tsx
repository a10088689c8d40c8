import { formatDetailDate } from '@azit/rules/meeting-time';
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { dayStrip } from '#web/features/feed/model/day-strip.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './day-strip.module.css';

type DayStripProps = {
  today: string;
  value: string;
  isFolded: boolean;
  onChange: (date: string) => void;
  onMonth: () => void;
};

export function DayStrip({ today, value, isFolded, onChange, onMonth }: DayStripProps) {
  const name = useId();
  const days = dayStrip(today);
  return (
    <div className={classNames(styles.strip, isFolded && styles.folded)}>
      <div role="radiogroup" aria-label="날짜" className={styles.days}>
        {days.map((day) => (
          <label key={day.date} className={classNames(styles.day, styles[day.kind])}>
            <input
              type="radio"
              name={name}
              value={day.date}
              className={styles.input}
              checked={day.date === value}
              onChange={() => onChange(day.date)}
            />
            <Face
              over={isFolded && day.date === today ? '오늘' : day.weekday}
              number={day.dayOfMonth}
              isToday={!isFolded && day.date === today}
            />
            <VisuallyHidden>
              {day.weekday}요일 {day.dayOfMonth}일{day.date === today ? ' 오늘' : ''}
            </VisuallyHidden>
          </label>
        ))}
      </div>
      <MonthButton
        date={days.some(({ date }) => date === value) ? null : value}
        onClick={onMonth}
      />
    </div>
  );
}

type MonthButtonProps = { date: string | null; onClick: () => void };

function MonthButton({ date, onClick }: MonthButtonProps) {
  const [month, day] = date === null ? [] : [Number(date.slice(5, 7)), Number(date.slice(8))];
  const chosen = date !== null && formatDetailDate(date, new Date());
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={chosen ? `${chosen}, 다른 날짜 고르기` : '다른 날짜 고르기'}
      className={classNames(styles.month, chosen && styles.chosen)}
      onClick={onClick}
    >
      {chosen ? <Face over={`${month}월`} number={day} /> : <CalendarDays />}
    </button>
  );
}

type FaceProps = { over: string; number: number | undefined; isToday?: boolean };

function Face({ over, number, isToday = false }: FaceProps) {
  return (
    <span className={styles.face} aria-hidden="true">
      <span className={styles.weekday}>{over}</span>
      <span className={styles.number}>{number}</span>
      {isToday && <span className={styles.today}>오늘</span>}
    </span>
  );
}
