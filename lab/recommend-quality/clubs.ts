import { addDays, seoulInstant } from '@azit/rules/seoul-clock';
import { DISTRICTS, type District, reach } from './districts.ts';
import { CATEGORIES, largeCategory, type Person } from './people.ts';
import type { Random } from './random.ts';

export type TownClub = {
  clubId: number;
  host: Person;
  categorySmallId: number;
  categoryLargeId: number;
  district: District | null;
  meetingDate: string;
  meetingTime: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  isOnWeekday: boolean;
  memberLimit: number;
  genderRestriction: 'ALL' | 'MALE_ONLY' | 'FEMALE_ONLY';
  birthYearMin: number | null;
  birthYearMax: number | null;
  joined: Set<number>;
  applied: Set<number>;
};

const DAYS_AHEAD = { min: 1, max: 27 };

export function openClub(clubId: number, host: Person, today: string, random: Random): TownClub {
  const isOnWeekday = random.chance(host.weekdayShare);
  const meetingDate = someDay(today, isOnWeekday, random);
  const hour = isOnWeekday ? random.between(18, 20) : random.between(10, 18);
  const meetingTime = `${String(hour).padStart(2, '0')}:${random.chance(0.5) ? '00' : '30'}`;
  const categorySmallId =
    random.pick([...host.tastes.keys()], tasteWeight(host)) ?? CATEGORIES[0] ?? 1;
  const isForSome = random.chance(0.15);
  return {
    clubId,
    host,
    categorySmallId,
    categoryLargeId: largeCategory(categorySmallId),
    district: random.chance(0.12) ? null : someDistrict(host, random),
    meetingDate,
    meetingTime,
    startsAt: seoulInstant(meetingDate, meetingTime).getTime(),
    isOnWeekday,
    memberLimit: random.between(4, 12),
    genderRestriction: random.chance(0.1) ? (`${host.gender}_ONLY` as const) : 'ALL',
    birthYearMin: isForSome ? host.birthYear - 8 : null,
    birthYearMax: isForSome ? Math.min(2023, host.birthYear + 8) : null,
    joined: new Set([host.memberId]),
    applied: new Set([host.memberId]),
  };
}

const tasteWeight = (person: Person) => (category: number) => person.tastes.get(category) ?? 0;

function someDay(today: string, isOnWeekday: boolean, random: Random): string {
  const { min, max } = DAYS_AHEAD;
  const wanted = min + Math.floor(random.share() ** 1.5 * (max - min));
  for (let days = wanted; ; days += 1) {
    const date = addDays(today, days);
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
    if ((weekday > 0 && weekday < 6) === isOnWeekday) return date;
  }
}

function someDistrict(host: Person, random: Random): District | null {
  if (random.chance(0.8)) return random.pick(host.districts) ?? null;
  const [home] = host.districts;
  return (
    random.pick(DISTRICTS, (district) => (home === undefined ? 1 : reach(home, district))) ?? null
  );
}

export function mayApply(person: Person, club: TownClub, now: number): boolean {
  return (
    club.startsAt > now &&
    club.joined.size < club.memberLimit &&
    !club.applied.has(person.memberId) &&
    (club.genderRestriction === 'ALL' || club.genderRestriction === `${person.gender}_ONLY`) &&
    (club.birthYearMin === null || club.birthYearMin <= person.birthYear) &&
    (club.birthYearMax === null || club.birthYearMax >= person.birthYear)
  );
}
