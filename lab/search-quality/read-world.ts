import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFree } from '@azit/rules/hosting/club-fee';
import { addDays } from '@azit/rules/seoul-clock';

export const SEARCHED_AT = '2026-11-16T09:00:00+09:00';
const DAY_ZERO = '2026-11-15';
const TODAY = '2026-11-16';

export type WorldClub = {
  name: string;
  info: string;
  location: string | null;
  fee: number;
  date: string;
  time: string;
  categorySmallId: number;
  tags: ReadonlySet<string>;
};

const directory = join(import.meta.dirname, 'world');
const LOCATIONS = 'locations.txt';
const WEEKDAYS = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'];

export function readLines(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

const parts = (line: string, separator: string) => line.split(separator).map((part) => part.trim());

export function readWorld(categories: ReadonlyMap<number, string>): WorldClub[] {
  const locations = new Map(
    readLines(join(directory, LOCATIONS)).map((line) => {
      const [key = '', address = ''] = parts(line, '|');
      return [key, address] as const;
    }),
  );
  const files = readdirSync(directory).filter((file) => file !== LOCATIONS);
  return files
    .toSorted()
    .flatMap((file) => readClubs(join(directory, file), locations, categories));
}

function readClubs(
  file: string,
  locations: ReadonlyMap<string, string>,
  categories: ReadonlyMap<number, string>,
): WorldClub[] {
  let about: string[] = [];
  let categorySmallId = 0;
  return readLines(file).flatMap((line, index) => {
    if (line.startsWith('# ')) {
      const [topics = '', category = ''] = parts(line.slice(2), '/');
      about = parts(topics, ',');
      categorySmallId = Number(category);
      return [];
    }
    const [name = '', info = '', rest = ''] = parts(line, '|');
    const [plan = '', ...ownTags] = parts(rest, ',');
    const [location = '', fee, day] = plan.split(' ');
    const address = locations.get(location);
    if (address === undefined && location !== '온라인')
      throw new Error(`${name}: where is ${location}?`);
    const date = addDays(DAY_ZERO, Number(day));
    const filed = `@${categories.get(categorySmallId)}`;
    const where = [location, ...(address?.split(' ') ?? [])];
    const facts = { fee: Number(fee), date, isOnline: address === undefined };
    return {
      name,
      info,
      location: address === undefined ? null : `${address} ${index + 1}`,
      fee: Number(fee),
      date,
      time: isWeekend(date) ? '14:00' : '19:30',
      categorySmallId,
      tags: new Set([...about, ...ownTags, filed, ...where, ...factTags(facts)]),
    };
  });
}

function factTags({ fee, date, isOnline }: { fee: number; date: string; isOnline: boolean }) {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()] ?? '';
  return [
    isOnline ? '온라인' : '오프라인',
    weekday,
    ...(isFree(fee) ? ['무료'] : []),
    ...(isWeekend(date) ? ['주말'] : []),
    ...(isWeekend(date) && date < addDays(TODAY, 7) ? ['이번주말'] : []),
    ...(date === addDays(TODAY, 1) ? ['내일'] : []),
  ];
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(date).getUTCDay());
}
