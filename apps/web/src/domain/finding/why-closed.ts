import { CLUB_FULL, whyNotOpen } from '@azit/rules/club-sentences';
import { type ClubSeats, clubViewerState } from '@azit/rules/club-viewer-state';

export type CardReason = { kind: 'closed' | 'full' | 'limits' | 'own'; text: string };

export function whyClosed(club: ClubSeats): CardReason | null {
  const state = clubViewerState(club, null);
  if (state === 'ended') return { kind: 'closed', text: whyNotOpen(club.phase) };
  return state === 'full' ? { kind: 'full', text: CLUB_FULL } : null;
}
