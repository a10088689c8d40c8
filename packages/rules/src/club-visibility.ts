import type { LocationVisibility } from '@azit/contract/clubs/club.field';

export const audiences = ['guest', 'member', 'joined'] as const;
export type Audience = (typeof audiences)[number];

export function mayKnowAddress(visibility: LocationVisibility, audience: Audience): boolean {
  if (audience === 'guest') return false;
  return visibility === 'ALL' || audience === 'joined';
}

export function mayOpenMeeting(audience: Audience): boolean {
  return audience === 'joined';
}
