import type { ClubPhase } from '@azit/contract/clubs/club.schema';

export type SeatAct = 'cancel' | 'arrive' | 'chat' | 'review' | 'none';

type SeatClub = {
  phase: ClubPhase;
  isArrivalOpen: boolean;
  arrivedAt?: string | null | undefined;
};

/** What the main button of a club's page offers a member with a seat. */
export function seatNextAct({ phase, isArrivalOpen, arrivedAt }: SeatClub): SeatAct {
  if (phase === 'cancelled') return 'none';
  if (phase === 'over') return 'review';
  if (isArrivalOpen) return arrivedAt ? 'chat' : 'arrive';
  return phase === 'ongoing' ? 'chat' : 'cancel';
}
