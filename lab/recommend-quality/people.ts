import { PLACES, type Place } from './places.ts';
import type { Random } from './random.ts';

/** Why somebody looks for a club at all; see README.md. */
export const MOTIVES = ['taste', 'people', 'crowd', 'soon', 'chance'] as const;
export type Motive = (typeof MOTIVES)[number];
export type MotiveShares = Record<Motive, number>;

export type Person = {
  memberId: number;
  gender: 'MALE' | 'FEMALE';
  birthYear: number;
  reputation: number;
  /** Where they live, and where they often are besides. */
  places: Place[];
  /** What they like in truth, and how much; nobody is told. */
  tastes: Map<number, number>;
  /** What they ticked at sign-up. */
  interests: number[];
  /** The districts they have named as theirs. */
  ownAreas: string[];
  /** The share of their meetings that are on a weekday evening. */
  weekdayShare: number;
  motives: MotiveShares;
  applicationsAWeek: number;
  clubsAWeek: number;
  follows: Set<number>;
  /** How often they came to a host's clubs. */
  metHosts: Map<number, number>;
};

export const CATEGORIES = Array.from({ length: 35 }, (_, index) => index + 1);
export const largeOf = (categorySmallId: number) => Math.ceil(categorySmallId / 5);

// Some things many people do (카페, 등산, 독서 …), others few.
const popularity = (categorySmallId: number) => 1 / (1 + ((categorySmallId * 17) % 35) / 6);

export function makePeople(count: number, shares: MotiveShares, random: Random): Person[] {
  return Array.from({ length: count }, (_, index) => makePerson(index + 1, shares, random));
}

function makePerson(memberId: number, shares: MotiveShares, random: Random): Person {
  const places = makePlaces(random);
  const tastes = makeTastes(random);
  return {
    memberId,
    gender: random.chance(0.55) ? 'FEMALE' : 'MALE',
    birthYear: random.between(1978, 2006),
    reputation: 34 + random.share() * 20,
    places,
    tastes,
    interests: makeInterests([...tastes.keys()], random),
    ownAreas: places.filter((_, index) => random.chance(index === 0 ? 0.6 : 0.35)).map(codeOf),
    weekdayShare: random.pick([0.15, 0.5, 0.85]) ?? 0.5,
    motives: vary(shares, random),
    applicationsAWeek: 0.25 + 1.5 * random.share() ** 3,
    clubsAWeek: random.chance(0.2) ? 0.2 + 2.2 * random.share() ** 2 : 0,
    follows: new Set(),
    metHosts: new Map(),
  };
}

const codeOf = ({ areaCode }: Place) => areaCode;

function makePlaces(random: Random): Place[] {
  const home = random.pick(PLACES, ({ people }) => people) ?? PLACES[0];
  if (home === undefined) return [];
  const isAround = (place: Place) =>
    place !== home && place.areaCode.slice(0, 2) === home.areaCode.slice(0, 2);
  const work = random.chance(0.6)
    ? random.pick(PLACES, (place) => (isAround(place) ? place.people : 0))
    : undefined;
  return work === undefined ? [home] : [home, work];
}

/** Three to six things; who likes one thing of a kind often likes another of it. */
function makeTastes(random: Random): Map<number, number> {
  const tastes = new Map<number, number>();
  const wanted = random.between(3, 6);
  while (tastes.size < wanted) {
    const kinds = new Set([...tastes.keys()].map(largeOf));
    const taste = random.pick(
      CATEGORIES,
      (each) => popularity(each) * (kinds.has(largeOf(each)) ? 3 : 1),
    );
    if (taste !== undefined) tastes.set(taste, 0.2 + random.share());
  }
  return tastes;
}

/** A quarter of what people like they do not tick, and they tick things they never do. */
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
