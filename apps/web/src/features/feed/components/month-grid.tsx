import { weekdayIndex, weekdayLetter } from '@azit/rules/meeting-time';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { monthMessages } from '#web/domain/copy/finding/month.ts';
import { classNames } from '#web/ui/class-names.ts';
import { kindOf } from '../model/day-strip.ts';
import { dayForKey, dotsFor, monthOf, monthTitle, monthWeeks } from '../model/month-grid.ts';
import styles from './month-sheet.module.css';

type MonthGridProps = {
  month: string;
  today: string;
  /** The days that can be chosen. */
  range: { first: string; last: string };
  chosen: string;
  /** Undefined while it is not known. */
  countOn: (date: string) => number | undefined;
  isBusy: boolean;
  onChoose: (date: string) => void;
};

const dots = [1, 2, 3];
const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

/** One stop for the Tab key; arrows go from day to day and over the end of the month. */
export function MonthGrid(props: MonthGridProps) {
  const { month, range, chosen, isBusy, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);
  const focusGoesTo = useRef<string>(null);
  const stop = stopOf(month, range, chosen);

  useEffect(() => {
    // Not any day: the effect of a drawing from before the key may run after it.
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
            <th key={letter} scope="col" abbr={`${letter}요일`} className={styles[kindOf(index)]}>
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

/** The day that Tab reaches: the chosen one, or the first of another month that can be chosen. */
function stopOf(month: string, { first }: MonthGridProps['range'], chosen: string): string {
  if (monthOf(chosen) === month) return chosen;
  return monthOf(first) === month ? first : `${month}-01`;
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
      aria-label={monthMessages.day(day, weekdayLetter(date), isOffered ? count : undefined)}
      aria-pressed={date === chosen}
      aria-current={date === today ? 'date' : undefined}
      className={classNames(
        styles.day,
        styles[kindOf(weekdayIndex(date))],
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
