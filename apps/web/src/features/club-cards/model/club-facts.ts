import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { CLUB_FULL, whyNotOpen } from '@azit/rules/club-sentences';

/** From this many free seats down a card says how many are left. */
const fewSeats = 3;

export type SeatNotice = { kind: 'full' | 'few'; text: string };

export function seatNotice({
  joinedCount,
  memberLimit,
}: Pick<ClubCard, 'joinedCount' | 'memberLimit'>): SeatNotice | null {
  const left = memberLimit - joinedCount;
  if (left <= 0) return { kind: 'full', text: '마감' };
  return left <= fewSeats ? { kind: 'few', text: `${left}자리` } : null;
}

export function locationText({
  isOnline,
  location,
}: Pick<ClubCard, 'isOnline' | 'location'>): string {
  return isOnline === 'online' ? '온라인' : (location ?? '');
}

/** Why nobody can apply any more; null where somebody can. */
export function whyClosed({
  phase,
  joinedCount,
  memberLimit,
}: Pick<ClubCard, 'phase' | 'joinedCount' | 'memberLimit'>): string | null {
  if (phase !== 'open') return whyNotOpen(phase);
  return joinedCount >= memberLimit ? CLUB_FULL : null;
}
