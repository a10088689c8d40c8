import { createHash } from 'node:crypto';
import type { CreateClubData } from '@azit/contract/clubs/club.payload';

/** An online club has no place, whatever was sent along. */
export function locationOf(club: {
  isOnline: 'online' | 'offline';
  location?: string | null | undefined;
}): string | null {
  return club.isOnline === 'online' ? null : (club.location ?? null);
}

export function yearOf(year: string | null): number | null {
  return year === null ? null : Number(year);
}

/** The same for the same words, in whatever order they came; the picture does not count. */
export function fingerprintOf(data: CreateClubData): Buffer {
  const facts = Object.entries({ ...data, location: locationOf(data) });
  const sorted = facts.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest();
}
