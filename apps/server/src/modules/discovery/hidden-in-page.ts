import type { KeptJson } from '#server/http/reply.ts';

/** Where in a list the clubs of each host stand, counted from 0. */
export type HostPlaces = ReadonlyMap<number, readonly number[]>;

/** `hostIds`: of all clubs of the list in their order. */
export function placesByHost(hostIds: readonly number[]): HostPlaces {
  const places = new Map<number, number[]>();
  for (const [place, hostId] of hostIds.entries()) {
    const known = places.get(hostId);
    if (known === undefined) places.set(hostId, [place]);
    else known.push(place);
  }
  return places;
}

/** The ids in an array as PostgreSQL writes it; it holds at least one. */
export function idsIn(array: string): number[] {
  return array.slice(1, -1).split(',').map(Number);
}

const peopleOf = new WeakMap<KeptJson, ReadonlySet<number>>();

/** Whether any of these members is on the page, as a host or a participant. */
export function showsAny(page: KeptJson, memberIds: readonly number[]): boolean {
  const people = peopleOf.get(page) ?? new Set(memberIdsIn(page.text));
  peopleOf.set(page, people);
  return memberIds.some((memberId) => people.has(memberId));
}

/** A quotation mark inside a text is escaped, so a text that looks like a key is none. */
function memberIdsIn(json: string): number[] {
  return Array.from(json.matchAll(/"memberId" ?: ?(\d+)/g), ([, memberId]) => Number(memberId));
}
