import { mayApply, type TownClub } from './clubs.ts';
import type { OpenClubs } from './open-clubs.ts';
import { MOTIVES, type Person } from './people.ts';
import { reach } from './places.ts';
import type { Random } from './random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ONLINE_REACH = 0.3;
/** How long before a meeting people typically decide. */
const PATIENCE_DAYS = 12;
/** What somebody who looks at the fullest clubs gets to see. */
const CROWD = 25;
const SOON_DAYS = 2;
/** Of a club named by nobody they know, people look at those within an hour or so. */
const AN_HOUR_AWAY = 0.05;
const A_TRAIN_AWAY = 0.01;

/**
 * What this person applies for now, if anything. One reason brings them, and they choose by it
 * alone: nothing is scored, and nothing of a recommendation is seen.
 */
export function chooseClub(
  person: Person,
  open: OpenClubs,
  now: number,
  random: Random,
): TownClub | undefined {
  const possible = (clubs: readonly TownClub[], least = 0) =>
    clubs.filter((club) => nearness(person, club) > least && mayApply(person, club, now));
  /** One thing they feel like doing, then whichever club of it suits. */
  const byTaste = () => {
    const taste = random.pick([...person.tastes.keys()], (each) => person.tastes.get(each) ?? 0);
    return random.pick(possible(open.ofCategory(taste ?? 0)), (club) =>
      convenience(person, club, now),
    );
  };
  /** A host they know, somebody they follow who hosts, or one who goes. */
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

function nearness({ places }: Person, { place }: TownClub): number {
  if (place === null) return ONLINE_REACH;
  return Math.max(...places.map((own) => reach(own, place)));
}

/** Near, at a time they have, and not too far ahead. */
function convenience(person: Person, club: TownClub, now: number): number {
  const time = club.isOnWeekday ? person.weekdayShare : 1 - person.weekdayShare;
  const days = (club.startsAt - now) / DAY_MS;
  return nearness(person, club) * time * Math.exp(-days / PATIENCE_DAYS);
}
