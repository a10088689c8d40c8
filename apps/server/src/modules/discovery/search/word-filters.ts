import { areaCodesWithin } from '@azit/rules/areas/areas';
import type { WordFilter } from '@azit/rules/search/filter-words';
import { addDays, getWeekend } from '@azit/rules/seoul-clock';
import { type ClubFilters, onDays } from '../club-filters.ts';

export type WordFilters = ClubFilters & { weekday: number | null };

/** The filters that were chosen, and those that words stand for. What was chosen is never undone. */
export function withWordFilters(
  chosen: ClubFilters,
  wordFilters: readonly WordFilter[],
  today: string,
): WordFilters {
  return wordFilters.reduce<WordFilters>((filters, filter) => narrowed(filters, filter, today), {
    ...chosen,
    weekday: null,
  });
}

function narrowed(filters: WordFilters, filter: WordFilter, today: string): WordFilters {
  if (filter.name === 'free') return { ...filters, only_free: true };
  if (filter.name === 'mode') {
    return { ...filters, is_online: filters.is_online ?? filter.value === 'online' };
  }
  if (filter.name === 'weekday') return { ...filters, weekday: filter.value };
  if (filter.name === 'area') {
    return { ...filters, area_codes: filters.area_codes ?? areaCodesWithin(filter.value) };
  }
  const { from, to } = daysOf(filter.value, today);
  return { ...filters, ...onDays(filters, from, to) };
}

function daysOf(when: 'weekend' | 'today' | 'tomorrow', today: string) {
  if (when === 'weekend') return getWeekend(today);
  const day = when === 'today' ? today : addDays(today, 1);
  return { from: day, to: day };
}
