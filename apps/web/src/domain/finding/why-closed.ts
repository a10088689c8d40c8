import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { whyNotOpen } from '@azit/rules/club-sentences';
import { discoveryMessages } from '../copy/finding/discovery.ts';

export type CardReason = { kind: 'closed' | 'full' | 'limits' | 'own'; text: string };

export function whyClosed({
  phase,
  joinedCount,
  memberLimit,
}: Pick<ClubCard, 'phase' | 'joinedCount' | 'memberLimit'>): CardReason | null {
  if (phase !== 'open') return { kind: 'closed', text: whyNotOpen(phase) };
  return joinedCount >= memberLimit ? { kind: 'full', text: discoveryMessages.full } : null;
}
