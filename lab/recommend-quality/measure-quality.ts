import { mayApply, type TownClub } from './clubs.ts';
import type { Person } from './people.ts';
import { judge, type Quality, SHOWN, SIMPLE_ORDERS } from './rankings.ts';
import type { Town, TownEvent } from './town-life.ts';
import { type RunSql, writeEvents, writePeople } from './town-tables.ts';

export type Recommend = (memberId: number, now: Date) => Promise<number[]>;

export type QualityRow = { order: string; hitRate: number; gain: number };

const EVENTS_AT_A_TIME = 1_000;

type Applied = Extract<TownEvent, { kind: 'applied' }>;

/**
 * The replay stops before the last application of each judged member, so that the recommendations
 * use only earlier events.
 */
export async function measureQuality(
  town: Town,
  judged: number,
  { run, recommend, say }: { run: RunSql; recommend: Recommend; say(line: string): void },
): Promise<QualityRow[]> {
  const heldOut = new Set(lastApplications(town.events, judged));
  const totals = new Map<string, Quality>();
  const add = (order: string, { hits, gain }: Quality) => {
    const total = totals.get(order) ?? { hits: 0, gain: 0 };
    totals.set(order, { hits: total.hits + hits, gain: total.gain + gain });
  };
  resetClubs(town);
  // Skip the triggers that fill the search index: the measurement needs no search.
  await run('alter table clubs disable trigger user', []);
  await writePeople(run, town.people);
  await run('analyze', []);
  let open: TownClub[] = [];
  let unwritten: TownEvent[] = [];
  let done = 0;
  for (const event of town.events) {
    if (event.kind === 'applied' && heldOut.has(event)) {
      const { person, club, at } = event;
      await writeEvents(run, unwritten);
      unwritten = [];
      if (done === 0) await run('analyze', []);
      open = open.filter(({ startsAt }) => startsAt > at);
      const possible = open.filter((each) => mayApply(person, each, at));
      add('ours', judge(await recommend(person.memberId, new Date(at)), club.clubId));
      for (const [order, listed] of simpleLists(person, possible)) {
        add(order, judge(listed, club.clubId));
      }
      done += 1;
      if (done % 250 === 0) say(`judged ${done} of ${heldOut.size}, ${possible.length} clubs open`);
    }
    if (event.kind === 'opened') open.push(event.club);
    remember(event);
    unwritten.push(event);
    if (unwritten.length === EVENTS_AT_A_TIME) {
      await writeEvents(run, unwritten);
      // Without current statistics, PostgreSQL would plan full table scans.
      await run('analyze', []);
      unwritten = [];
    }
  }
  return [...totals].map(([order, { hits, gain }]) => ({
    order,
    hitRate: hits / done,
    gain: gain / done,
  }));
}

/** Uses the newest applications, because most events of the simulation precede them. */
function lastApplications(events: readonly TownEvent[], count: number): Applied[] {
  const last = new Map<Person, Applied>();
  for (const event of events) if (event.kind === 'applied') last.set(event.person, event);
  return [...last.values()].toSorted((a, b) => a.at - b.at).slice(-count);
}

function simpleLists(person: Person, possible: readonly TownClub[]): [string, number[]][] {
  return Object.entries(SIMPLE_ORDERS).map(([name, order]) => [
    name,
    possible
      .toSorted(order(person))
      .slice(0, SHOWN)
      .map(({ clubId }) => clubId),
  ]);
}

function resetClubs({ events }: Town): void {
  for (const event of events) {
    if (event.kind !== 'opened') continue;
    event.club.joined = new Set([event.club.host.memberId]);
    event.club.applied = new Set([event.club.host.memberId]);
  }
}

function remember(event: TownEvent): void {
  if (event.kind === 'applied') event.club.applied.add(event.person.memberId);
  if (event.kind === 'accepted') event.club.joined.add(event.person.memberId);
}
