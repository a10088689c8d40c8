import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { freeSeats } from '@azit/rules/club-viewer-state';

const fewSeats = 3;

export type SeatNotice = { kind: 'full' | 'few'; text: string };

export function seatNotice(
  club: Pick<ClubCard, 'joinedCount' | 'memberLimit' | 'offeredCount'>,
): SeatNotice | null {
  const left = freeSeats(club);
  if (left <= 0) return { kind: 'full', text: '마감' };
  return left <= fewSeats ? { kind: 'few', text: `${left}자리` } : null;
}

export function locationText({
  isOnline,
  location,
}: Pick<ClubCard, 'isOnline' | 'location'>): string {
  return isOnline === 'online' ? '온라인' : (location ?? '');
}
