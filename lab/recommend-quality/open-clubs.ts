import type { TownClub } from './clubs.ts';

export type OpenClubs = {
  add(club: TownClub): void;
  seat(club: TownClub, memberId: number): void;
  close(now: number): void;
  all(): readonly TownClub[];
  inCategory(categorySmallId: number): readonly TownClub[];
  hostedBy(memberIds: Iterable<number>): TownClub[];
  joinedBy(memberIds: Iterable<number>): TownClub[];
};

export function openClubs(): OpenClubs {
  let all: TownClub[] = [];
  const categories = new Map<number, TownClub[]>();
  const hosts = new Map<number, TownClub[]>();
  const guests = new Map<number, TownClub[]>();
  const put = (into: Map<number, TownClub[]>, key: number, club: TownClub) =>
    into.set(key, [...(into.get(key) ?? []), club]);
  const openClubs = (from: Map<number, TownClub[]>, keys: Iterable<number>) => [
    ...new Set([...keys].flatMap((key) => from.get(key) ?? [])),
  ];
  return {
    add: (club) => {
      all.push(club);
      put(categories, club.categorySmallId, club);
      put(hosts, club.host.memberId, club);
    },
    seat: (club, memberId) => put(guests, memberId, club),
    close: (now) => {
      const isAhead = ({ startsAt }: TownClub) => startsAt > now;
      all = all.filter(isAhead);
      for (const open of [categories, hosts, guests]) {
        for (const [key, clubs] of open) open.set(key, clubs.filter(isAhead));
      }
    },
    all: () => all,
    inCategory: (category) => categories.get(category) ?? [],
    hostedBy: (memberIds) => openClubs(hosts, memberIds),
    joinedBy: (memberIds) => openClubs(guests, memberIds),
  };
}
