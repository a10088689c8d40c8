import { mayApply, type TownClub } from './clubs.ts';
import { reach } from './districts.ts';
import type { OpenClubs } from './open-clubs.ts';
import { MOTIVES, type Person } from './people.ts';
import type { Random } from './random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ONLINE_REACH = 0.3;
const PATIENCE_DAYS = 12;
const CROWD = 25;
const SOON_DAYS = 2;
const AN_HOUR_AWAY = 0.05;
const A_TRAIN_AWAY = 0.01;

export function chooseClub(
  person: Person,
  open: OpenClubs,
  now: number,
  random: Random,
): TownClub | undefined {
  const possible = (clubs: readonly TownClub[], least = 0) =>
    clubs.filter((club) => nearness(person, club) > least && mayApply(person, club, now));
  const byTaste = () => {
    const taste = random.pick([...person.tastes.keys()], (each) => person.tastes.get(each) ?? 0);
    return random.pick(possible(open.inCategory(taste ?? 0)), (club) =>
      convenience(person, club, now),
    );
  };
  const byPeople = () => {
    const circles = [
      open.hostedBy(person.metHosts.keys()),
      open.hostedBy(person.follows),
      open.joinedBy(person.follows),
    ].map((clubs) => possible(clubs, A_TRAIN_AWAY));
    const circle = random.pick(circles.filter(({ length }) => length > 0)) ?? [];
    return random.pick(circle, ({ host }) => 1 + (person.metHosts.get(host.memberId) ?? 0));
  };
  switch (random.pick(MOTIVES, (motive) => person.motives[motive]) ?? 'chance') {
    case 'taste':
      return byTaste();
    case 'people':
      return byPeople() ?? byTaste();
    case 'crowd': {
      const near = possible(open.all(), AN_HOUR_AWAY);
      const full = near.toSorted((a, b) => b.joined.size - a.joined.size).slice(0, CROWD);
      return random.pick(full, ({ joined }) => joined.size);
    }
    case 'soon': {
      const next = open.all().filter(({ startsAt }) => startsAt - now < SOON_DAYS * DAY_MS);
      return random.pick(possible(next), (club) => nearness(person, club));
    }
    case 'chance':
      return random.pick(possible(open.all()));
  }
}

function nearness({ districts }: Person, { district }: TownClub): number {
  if (district === null) return ONLINE_REACH;
  return Math.max(...districts.map((own) => reach(own, district)));
}

function convenience(person: Person, club: TownClub, now: number): number {
  const time = club.isOnWeekday ? person.weekdayShare : 1 - person.weekdayShare;
  const days = (club.startsAt - now) / DAY_MS;
  return nearness(person, club) * time * Math.exp(-days / PATIENCE_DAYS);
}
