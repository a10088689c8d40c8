import type { LocationVisibility } from '@azit/contract/clubs/club.field';

/** The viewer's relation to a club; the host counts as joined. */
export const audiences = ['guest', 'member', 'joined'] as const;
export type Audience = (typeof audiences)[number];

/** A viewer without access to the address sees only the area. */
export function mayKnowAddress(visibility: LocationVisibility, audience: Audience): boolean {
  if (audience === 'guest') return false;
  return visibility === 'ALL' || audience === 'joined';
}

/** Returns whether the viewer gets the online link and the calendar entry that contains it. */
export function mayOpenMeeting(audience: Audience): boolean {
  return audience === 'joined';
}
