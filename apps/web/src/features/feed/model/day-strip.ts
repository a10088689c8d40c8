import { weekdayIndex, weekdayLetter } from '@azit/rules/meeting-time';
import { addDays, getWeekend } from '@azit/rules/seoul-clock';
import { stripDays } from './feed-state.ts';

export type StripDay = {
  index: number;
  date: string;
  weekday: string;
  dayOfMonth: number;
  kind: 'weekday' | 'saturday' | 'sunday';
};

const saturday = 6;

export function dayStrip(today: string): StripDay[] {
  return Array.from({ length: stripDays }, (_, index) => {
    const date = addDays(today, index);
    return {
      index,
      date,
      weekday: weekdayLetter(date),
      dayOfMonth: Number(date.slice(8)),
      kind: dayKind(weekdayIndex(date)),
    };
  });
}

export function weekendDays(today: string): string[] {
  const { from, to } = getWeekend(today);
  return from === to ? [from] : [from, to];
}

export function dayKind(weekday: number): StripDay['kind'] {
  if (weekday === 0) return 'sunday';
  return weekday === saturday ? 'saturday' : 'weekday';
}
