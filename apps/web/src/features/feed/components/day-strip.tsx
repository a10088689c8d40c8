import { useId } from 'react';
import { dayStrip } from '#web/features/feed/model/day-strip.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './day-strip.module.css';

type DayStripProps = { today: string; value: number; onChange: (day: number) => void };

export function DayStrip({ today, value, onChange }: DayStripProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="날짜" className={styles.strip}>
      {dayStrip(today).map((day) => (
        <label key={day.date} className={classNames(styles.day, styles[day.kind])}>
          <input
            type="radio"
            name={name}
            value={day.index}
            className={styles.input}
            checked={day.index === value}
            onChange={() => onChange(day.index)}
          />
          <span className={styles.face} aria-hidden="true">
            <span className={styles.weekday}>{day.weekday}</span>
            <span className={styles.number}>{day.dayOfMonth}</span>
          </span>
          <VisuallyHidden>{`${day.weekday}요일 ${day.dayOfMonth}일`}</VisuallyHidden>
          {day.index === 0 && <span className={styles.today}>오늘</span>}
        </label>
      ))}
    </div>
  );
}
