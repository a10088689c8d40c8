import type { ClubCard } from '@azit/contract/clubs/club.schema';

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
