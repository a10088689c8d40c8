import { weekdayIndex, weekdayLetter } from '@azit/rules/meeting-time';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { dayKind } from '../model/day-strip.ts';
import { dayForKey, dotsFor, getMonth, monthTitle, monthWeeks } from '../model/month-grid.ts';
import styles from './month-sheet.module.css';

type MonthGridProps = {
  month: string;
  today: string;
  range: { first: string; last: string };
  chosen: string;
  countOn: (date: string) => number | undefined;
  isBusy: boolean;
  onChoose: (date: string) => void;
};

const dots = [1, 2, 3];
const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

export function MonthGrid(props: MonthGridProps) {
  const { month, range, chosen, isBusy, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const focusGoesTo = useRef<string>(null);
  const stop = findTabStop(month, range, chosen);

  useEffect(() => {
    // The effect of an earlier render may run after the key press, so wait until the chosen day is
    // rendered.
    if (focusGoesTo.current !== chosen) return;
    focusGoesTo.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-date="${chosen}"]`)?.focus();
  });

  function handleKey(event: KeyboardEvent, date: string) {
    const next = dayForKey(event.key, date, range);
    if (next === null) return;
    event.preventDefault();
    focusGoesTo.current = next;
    onChoose(next);
  }

  return (
    <table ref={grid} aria-label={monthTitle(month)} aria-busy={isBusy} className={styles.grid}>
      <thead>
        <tr>
          {weekdays.map((letter, index) => (
            <th key={letter} scope="col" abbr={`${letter}요일`} className={styles[dayKind(index)]}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) =>
              date === null ? (
                <td key={weekdays[index]} />
              ) : (
                <td key={date}>
                  <DayButton {...props} date={date} isStop={date === stop} onKey={handleKey} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function findTabStop(month: string, { first }: MonthGridProps['range'], chosen: string): string {
  if (getMonth(chosen) === month) return chosen;
  return getMonth(first) === month ? first : `${month}-01`;
}

type DayButtonProps = MonthGridProps & {
  date: string;
  isStop: boolean;
  onKey: (event: KeyboardEvent, date: string) => void;
};

function DayButton(props: DayButtonProps) {
  const { date, today, range, chosen, countOn, isStop, onKey, onChoose } = props;
  const day = Number(date.slice(8));
  const count = countOn(date);
  const isOffered = date >= range.first && date <= range.last;
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      disabled={!isOffered}
      aria-label={dayLabel(day, weekdayLetter(date), isOffered ? count : undefined)}
      aria-pressed={date === chosen}
      aria-current={date === today ? 'date' : undefined}
      className={classNames(
        styles.day,
        styles[dayKind(weekdayIndex(date))],
        date === chosen && styles.chosen,
      )}
      onClick={() => onChoose(date)}
      onKeyDown={(event) => onKey(event, date)}
    >
      {day}
      <span className={styles.dots}>
        {dots.slice(0, dotsFor((isOffered && count) || 0)).map((dot) => (
          <i key={dot} />
        ))}
      </span>
    </button>
  );
}

function dayLabel(day: number, weekday: string, count: number | undefined): string {
  if (count === undefined) return `${day}일 ${weekday}요일`;
  return `${day}일 ${weekday}요일, 아지트 ${count === 0 ? '없음' : `${count}곳`}`;
}
