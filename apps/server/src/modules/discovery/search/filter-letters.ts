import { areas } from '@azit/rules/areas/areas';
import { addDays, daysBetween } from '@azit/rules/seoul-clock';
import type { ClubFilters } from '../club-filters.ts';
import type { WordFilters } from './word-filters.ts';

// A letter for everything a club can be narrowed by, which the texts of a club end with; the twin of
// `search_filter_letters` in the database. No text holds one: they are taken out of what people write.
const letterOf = (number: number) => String.fromCodePoint(0xf0000 + number);
const FREE = letterOf(1);
const ONLINE = letterOf(2);
const OFFLINE = letterOf(3);
const HAS_SEATS = letterOf(4);
const weekdayLetter = (weekday: number) => letterOf(60 + weekday);
const placeLetter = (code: string) => letterOf(Number(code));
const A_SATURDAY = '2020-01-04';
const dayLetter = (day: string) => letterOf(0x10000 + daysBetween(A_SATURDAY, day));
const weekendLetter = (saturday: string) =>
  letterOf(0x10000 + 60_000 + daysBetween(A_SATURDAY, saturday) / 7);

/** What is typed asks for no filter. */
export const withoutFilterLetters = (keyword: string) =>
  keyword.replaceAll(/[\u{f0000}-\u{10ffff}]/gu, '\ufffd');

export type FilterLetters = {
  /** All of which a club has to hold. */
  letters: string[];
  /** Any of which it has to hold; null: wherever it is. */
  places: string[] | null;
};

/** The filters as words of a search, or null where they leave no day. */
export function filterLetters(filters: ClubFilters & Partial<WordFilters>): FilterLetters | null {
  const { only_free, is_online, weekday = null, joinable_by, first_day, last_day } = filters;
  const days = first_day === null || last_day === null ? [] : daysLetter(first_day, last_day);
  if (days === null) return null;
  const letters = [
    only_free === null ? [] : FREE,
    is_online === null ? [] : is_online ? ONLINE : OFFLINE,
    // What else they may not join for is asked of the club.
    joinable_by === null ? [] : HAS_SEATS,
    weekday === null ? [] : weekdayLetter(weekday),
    days,
  ].flat();
  return { letters, places: filters.area_codes && placesOf(filters.area_codes).map(placeLetter) };
}

/** A search is narrowed to one day or one weekend. */
function daysLetter(first: string, last: string): string | null {
  if (first > last) return null;
  if (first === last) return dayLetter(first);
  const isWeekend = daysBetween(A_SATURDAY, first) % 7 === 0 && addDays(first, 1) === last;
  if (!isWeekend) throw new Error(`no letter stands for the days from ${first} to ${last}`);
  return weekendLetter(first);
}

/** How much of a code stands for all that lie in a province, a city of several districts, or alone. */
const PLACE_LENGTHS = [2, 4, 5];

/** As few places as make up these areas: the two digits of a province where all of it is asked for. */
function placesOf(areaCodes: readonly string[]): string[] {
  const asked = new Set(areaCodes);
  const isWhole = (place: string) =>
    areas.every(({ areaCode }) => !areaCode.startsWith(place) || asked.has(areaCode));
  const places = areaCodes.map((code) =>
    PLACE_LENGTHS.map((length) => code.slice(0, length)).find(isWhole),
  );
  return [...new Set(places.flatMap((place) => place ?? []))];
}
