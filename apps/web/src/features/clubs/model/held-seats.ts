import type { ClubSeats } from '@azit/rules/club-viewer-state';
import { seatState } from './club-facts.ts';

type OfferingClub = ClubSeats & { offer?: object | null | undefined };

/**
 * Explains why a full club has fewer members than seats: other members have an offer. Returns null
 * if the viewer has an offer, which a card shows.
 */
export function heldSeatsText(club: OfferingClub): string | null {
  const isHeld = club.offeredCount && !club.offer && seatState(club) === 'full';
  return isHeld ? `남은 ${club.offeredCount}자리는 기다리던 분에게 물어보는 중이에요` : null;
}
