import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { areaCodesWithin, currentRegionCode } from '@azit/rules/areas/areas';
import { getWeekend } from '@azit/rules/seoul-clock';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { invalidField } from '#server/runtime/refusal.ts';

/** What a list is narrowed by, as the parameters of `fitsFilters`; null filters nothing. */
export type ClubFilters = {
  only_free: boolean | null;
  is_online: boolean | null;
  first_day: string | null;
  last_day: string | null;
  /** 1 is Monday, 7 Sunday. */
  weekday: number | null;
  area_codes: string[] | null;
  joinable_by: number | null;
  now: Date;
};

/** Throws on an area that does not exist. A guest may join nothing, so `joinable` asks nothing of them. */
export function toClubFilters(
  { free, mode, when, joinable, area }: ClubFilterQuery,
  viewer: Viewer | undefined,
  now: Date,
): ClubFilters {
  const weekend = when === undefined ? undefined : getWeekend(toMoment(now).today);
  return {
    only_free: free === undefined ? null : true,
    is_online: mode === undefined ? null : mode === 'online',
    first_day: weekend?.from ?? null,
    last_day: weekend?.to ?? null,
    weekday: null,
    area_codes: area === undefined || area.length === 0 ? null : toAreaCodes(area),
    joinable_by: joinable === undefined ? null : (viewer?.memberId ?? null),
    now,
  };
}

/** The same filters for one day; where they ask for other days, nothing is left. */
export function onDay(filters: ClubFilters, day: string): ClubFilters {
  return onDays(filters, day, day);
}

/** The same filters within these days. */
export function onDays(filters: ClubFilters, from: string, to: string): ClubFilters {
  const { first_day, last_day } = filters;
  return {
    ...filters,
    first_day: first_day !== null && first_day > from ? first_day : from,
    last_day: last_day !== null && last_day < to ? last_day : to,
  };
}

export function isFiltered({ now, ...filters }: ClubFilters): boolean {
  return Object.values(filters).some((value) => value !== null);
}

/** Equal for filters that ask for the same. */
export function filterKey({ now, ...filters }: ClubFilters): string {
  return JSON.stringify(filters);
}

function toAreaCodes(codes: readonly string[]): string[] {
  const all = codes.flatMap((code) => {
    const known = currentRegionCode(code);
    if (known === undefined) throw invalidField('area', '없는 지역이에요. 다시 골라 주세요.');
    return areaCodesWithin(known);
  });
  return [...new Set(all)].toSorted();
}
