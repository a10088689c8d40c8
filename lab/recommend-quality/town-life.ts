import { addDays, seoulInstant } from '@azit/rules/seoul-clock';
import { chooseClub } from './choose-club.ts';
import { openClub, type TownClub } from './clubs.ts';
import { openClubs } from './open-clubs.ts';
import { type MotiveShares, makePeople, type Person } from './people.ts';
import { type Random, seededRandom } from './random.ts';

export type TownSize = { people: number; days: number };

/** `at` is in milliseconds since 1970. */
export type TownEvent = { at: number } & (
  | { kind: 'opened'; club: TownClub }
  | { kind: 'applied'; club: TownClub; person: Person }
  | { kind: 'accepted' | 'rejected'; club: TownClub; person: Person }
  | { kind: 'followed'; person: Person; followeeId: number }
);

export type Town = { people: Person[]; events: TownEvent[] };

const FIRST_DAY = '2026-09-01';
const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = { first: 7, last: 23.5 };

type Deed = { at: number; do(): void };

export function liveInTown(size: TownSize, shares: MotiveShares, seed: number): Town {
  const random = seededRandom(seed);
  const people = makePeople(size.people, shares, random);
  const life = startLife(people, random);
  life.befriend();
  for (let day = 0; day < size.days; day += 1) life.liveDay(addDays(FIRST_DAY, day));
  return { people, events: life.events };
}

type Life = {
  readonly random: Random;
  readonly events: TownEvent[];
  readonly open: ReturnType<typeof openClubs>;
  later: Deed[];
  opened: number;
};

function startLife(people: Person[], random: Random) {
  const life: Life = { random, events: [], open: openClubs(), later: [], opened: 0 };
  return {
    events: life.events,
    befriend: () => {
      const at = seoulInstant(FIRST_DAY, '00:00').getTime();
      for (const person of people) {
        for (const friend of somePeopleKnown(person, people, random)) {
          follow(life, person, friend, at);
        }
      }
    },
    liveDay: (today: string) => {
      life.open.close(seoulInstant(today, '00:00').getTime());
      const deeds = people.flatMap((person) => planDay(life, person, today));
      for (const deed of deeds.toSorted((a, b) => a.at - b.at)) {
        const due = life.later.filter(({ at }) => at <= deed.at).toSorted((a, b) => a.at - b.at);
        life.later = life.later.filter(({ at }) => at > deed.at);
        for (const each of [...due, deed]) each.do();
      }
    },
  };
}

function planDay(life: Life, person: Person, today: string): Deed[] {
  const { random } = life;
  const midnight = seoulInstant(today, '00:00').getTime();
  const sometime = () =>
    midnight + (DAY_HOURS.first + random.share() * (DAY_HOURS.last - DAY_HOURS.first)) * HOUR_MS;
  const deeds = (aWeek: number, deed: (at: number) => void): Deed[] =>
    Array.from({ length: aWeek > 0 ? random.count(aWeek / 7) : 0 }, sometime).map((at) => ({
      at,
      do: () => deed(at),
    }));
  return [
    ...deeds(person.clubsAWeek, (at) => host(life, person, today, at)),
    ...deeds(person.applicationsAWeek, (at) => apply(life, person, at)),
  ];
}

function host(life: Life, person: Person, today: string, at: number) {
  life.opened += 1;
  const club = openClub(life.opened, person, today, life.random);
  life.open.add(club);
  life.events.push({ kind: 'opened', at, club });
}

function apply(life: Life, person: Person, at: number) {
  const { random } = life;
  const club = chooseClub(person, life.open, at, random);
  if (club === undefined) return;
  club.applied.add(person.memberId);
  life.events.push({ kind: 'applied', at, club, person });
  const answersAt = at + random.share() ** 2 * 24 * HOUR_MS;
  if (random.chance(0.95)) {
    life.later.push({ at: answersAt, do: () => answer(life, club, person, answersAt) });
  }
}

function answer(life: Life, club: TownClub, person: Person, at: number) {
  if (club.startsAt <= at || club.joined.size >= club.memberLimit) return;
  const isAccepted = life.random.chance(0.9);
  life.events.push({ kind: isAccepted ? 'accepted' : 'rejected', at, club, person });
  if (!isAccepted) return;
  club.joined.add(person.memberId);
  life.open.seat(club, person.memberId);
  const metAt = club.startsAt + 2 * HOUR_MS;
  life.later.push({ at: metAt, do: () => meet(life, club, person, metAt) });
}

function meet(life: Life, { host: { memberId }, joined }: TownClub, person: Person, at: number) {
  const { random } = life;
  person.metHosts.set(memberId, (person.metHosts.get(memberId) ?? 0) + 1);
  if (random.chance(0.15)) follow(life, person, memberId, at);
  if (random.chance(0.07)) follow(life, person, random.pick([...joined]) ?? memberId, at);
}

function follow(life: Life, person: Person, followeeId: number, at: number) {
  if (followeeId === person.memberId || person.follows.has(followeeId)) return;
  person.follows.add(followeeId);
  life.events.push({ kind: 'followed', at, person, followeeId });
}

function somePeopleKnown(person: Person, people: readonly Person[], random: Random): number[] {
  const [home] = person.districts;
  return Array.from({ length: random.between(0, 5) }, () => {
    const met = Array.from({ length: 30 }, () => random.pick(people) ?? person);
    const neighbour = met.find(({ districts: [other] }) => other === home);
    return (random.chance(0.7) ? (neighbour ?? person) : (met[0] ?? person)).memberId;
  });
}
