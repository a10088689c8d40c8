import { DISTRICTS, type District } from './districts.ts';
import type { Random } from './random.ts';

export const MOTIVES = ['taste', 'people', 'crowd', 'soon', 'chance'] as const;
export type Motive = (typeof MOTIVES)[number];
export type MotiveShares = Record<Motive, number>;

export type Person = {
  memberId: number;
  gender: 'MALE' | 'FEMALE';
  birthYear: number;
  reputation: number;
  districts: District[];
  /** The person's real tastes with weights; the app cannot see them. */
  tastes: Map<number, number>;
  interests: number[];
  ownAreas: string[];
  weekdayShare: number;
  motives: MotiveShares;
  applicationsAWeek: number;
  clubsAWeek: number;
  follows: Set<number>;
  metHosts: Map<number, number>;
};

export const CATEGORIES = Array.from({ length: 35 }, (_, index) => index + 1);
export const largeCategory = (categorySmallId: number) => Math.ceil(categorySmallId / 5);

const popularity = (categorySmallId: number) => 1 / (1 + ((categorySmallId * 17) % 35) / 6);

export function makePeople(count: number, shares: MotiveShares, random: Random): Person[] {
  return Array.from({ length: count }, (_, index) => makePerson(index + 1, shares, random));
}

function makePerson(memberId: number, shares: MotiveShares, random: Random): Person {
  const districts = makeDistricts(random);
  const tastes = makeTastes(random);
  return {
    memberId,
    gender: random.chance(0.55) ? 'FEMALE' : 'MALE',
    birthYear: random.between(1978, 2006),
    reputation: 34 + random.share() * 20,
    districts,
    tastes,
    interests: makeInterests([...tastes.keys()], random),
    ownAreas: districts.filter((_, index) => random.chance(index === 0 ? 0.6 : 0.35)).map(areaCode),
    weekdayShare: random.pick([0.15, 0.5, 0.85]) ?? 0.5,
    motives: vary(shares, random),
    applicationsAWeek: 0.25 + 1.5 * random.share() ** 3,
    clubsAWeek: random.chance(0.2) ? 0.2 + 2.2 * random.share() ** 2 : 0,
    follows: new Set(),
    metHosts: new Map(),
  };
}

const areaCode = ({ areaCode }: District) => areaCode;

function makeDistricts(random: Random): District[] {
  const home = random.pick(DISTRICTS, ({ people }) => people) ?? DISTRICTS[0];
  if (home === undefined) return [];
  const isAround = (district: District) =>
    district !== home && district.areaCode.slice(0, 2) === home.areaCode.slice(0, 2);
  const work = random.chance(0.6)
    ? random.pick(DISTRICTS, (district) => (isAround(district) ? district.people : 0))
    : undefined;
  return work === undefined ? [home] : [home, work];
}

function makeTastes(random: Random): Map<number, number> {
  const tastes = new Map<number, number>();
  const wanted = random.between(3, 6);
  while (tastes.size < wanted) {
    const kinds = new Set([...tastes.keys()].map(largeCategory));
    const taste = random.pick(
      CATEGORIES,
      (each) => popularity(each) * (kinds.has(largeCategory(each)) ? 3 : 1),
    );
    if (taste !== undefined) tastes.set(taste, 0.2 + random.share());
  }
  return tastes;
}

function makeInterests(tastes: number[], random: Random): number[] {
  const ticked = new Set(tastes.filter(() => random.chance(0.75)));
  const others = CATEGORIES.filter((each) => !tastes.includes(each));
  for (let more = random.count(0.8); more > 0; more -= 1) ticked.add(random.pick(others) ?? 1);
  if (ticked.size === 0) ticked.add(tastes[0] ?? 1);
  return [...ticked];
}

function vary(shares: MotiveShares, random: Random): MotiveShares {
  const varied = { ...shares };
  for (const motive of MOTIVES) varied[motive] = shares[motive] * (0.4 + 1.2 * random.share());
  return varied;
}
