import { areaCodesWithin } from '@azit/rules/areas/areas';
import type { WordFilter } from '@azit/rules/search/filter-words';
import { addDays, getWeekend } from '@azit/rules/seoul-clock';
import { type ClubFilters, onDays } from '../club-filters.ts';

export function withWordFilters(
  chosen: ClubFilters,
  wordFilters: readonly WordFilter[],
  today: string,
): ClubFilters {
  return wordFilters.reduce((filters, filter) => withWordFilter(filters, filter, today), chosen);
}

function withWordFilter(filters: ClubFilters, filter: WordFilter, today: string): ClubFilters {
  switch (filter.name) {
    case 'free':
      return { ...filters, only_free: true };
    case 'mode':
      return { ...filters, is_online: filters.is_online ?? filter.value === 'online' };
    case 'weekday':
      return { ...filters, weekday: filter.value };
    case 'area':
      return { ...filters, area_codes: filters.area_codes ?? areaCodesWithin(filter.value) };
    case 'when': {
      const { from, to } = toDays(filter.value, today);
      return onDays(filters, from, to);
    }
  }
}

function toDays(when: 'weekend' | 'today' | 'tomorrow', today: string) {
  if (when === 'weekend') return getWeekend(today);
  const day = when === 'today' ? today : addDays(today, 1);
  return { from: day, to: day };
}
