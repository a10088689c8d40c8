import { LAST_WEEK, type Rhythm } from '@azit/contract/crews/crew.field';
import { formatTwelveHour, weekdayIndex } from '../meeting-time.ts';
import { addDays, daysBetween } from '../seoul-clock.ts';

const WEEK_DAYS = 7;

/** Returns the first `count` dates of the rhythm that are before neither `from` nor `startsOn`. */
export function plannedDates(
  rhythm: Rhythm,
  startsOn: string,
  from: string,
  count: number,
): string[] {
  const { every, weekday = 0, nth = 1 } = rhythm;
  const first = from < startsOn ? startsOn : from;
  if (every === 'NONE') return [];
  if (every === 'MONTHLY') return monthlyDates({ weekday, nth }, first, count);
  const step = every === 'WEEKLY' ? WEEK_DAYS : 2 * WEEK_DAYS;
  const anchor = nextWeekday(startsOn, weekday);
  const steps = Math.max(0, Math.ceil(daysBetween(anchor, first) / step));
  return Array.from({ length: count }, (_, index) => addDays(anchor, (steps + index) * step));
}

function monthlyDates(
  { weekday, nth }: { weekday: number; nth: number },
  first: string,
  count: number,
): string[] {
  const dates: string[] = [];
  for (let month = `${first.slice(0, 7)}-01`; dates.length < count; month = nextMonth(month)) {
    const date = dateInMonth(month, weekday, nth);
    if (date >= first) dates.push(date);
  }
  return dates;
}

function dateInMonth(month: string, weekday: number, nth: number): string {
  if (nth === LAST_WEEK) return nextWeekday(addDays(nextMonth(month), -WEEK_DAYS), weekday);
  return addDays(nextWeekday(month, weekday), (nth - 1) * WEEK_DAYS);
}

function nextMonth(month: string): string {
  return `${addDays(month, 31).slice(0, 7)}-01`;
}

function nextWeekday(date: string, weekday: number): string {
  return addDays(date, (weekday - weekdayIndex(date) + WEEK_DAYS) % WEEK_DAYS);
}

const WEEKDAYS = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] as const;
const ORDINALS = ['첫째', '둘째', '셋째', '넷째'] as const;

/** Returns the rhythm with its time, such as `매주 수요일 오후 8:00`. */
export function rhythmText(rhythm: Rhythm, meetingTime: string): string {
  const time = rhythm.every === 'NONE' ? '' : ` ${formatTwelveHour(meetingTime)}`;
  return `${rhythmDayText(rhythm)}${time}`;
}

/** Returns the rhythm without its time, such as `매주 수요일`. */
export function rhythmDayText({ every, weekday = 0, nth = 1 }: Rhythm): string {
  if (every === 'NONE') return '그때그때';
  const ordinal = nth === LAST_WEEK ? '마지막' : ORDINALS[nth - 1];
  const interval = { WEEKLY: '매주', BIWEEKLY: '2주마다', MONTHLY: `매달 ${ordinal}` }[every];
  return `${interval} ${WEEKDAYS[weekday]}`;
}
