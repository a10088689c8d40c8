import type { LocationVisibility } from '@azit/contract/clubs/club.field';

/** How a viewer stands to a club; the host has joined it. */
export const audiences = ['guest', 'member', 'joined'] as const;
export type Audience = (typeof audiences)[number];

/** Whoever may not know the address gets the area only. */
export function mayKnowAddress(visibility: LocationVisibility, audience: Audience): boolean {
  if (audience === 'guest') return false;
  return visibility === 'ALL' || audience === 'joined';
}

/** Whether the viewer gets the online link, and the calendar entry in which it stands. */
export function mayOpenMeeting(audience: Audience): boolean {
  return audience === 'joined';
}
