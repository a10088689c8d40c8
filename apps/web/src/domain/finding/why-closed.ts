import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { whyNotOpen } from '@azit/rules/club-sentences';

export type CardReason = { kind: 'closed' | 'full' | 'limits' | 'own'; text: string };

export function whyClosed({
  phase,
  joinedCount,
  memberLimit,
}: Pick<ClubCard, 'phase' | 'joinedCount' | 'memberLimit'>): CardReason | null {
  if (phase !== 'open') return { kind: 'closed', text: whyNotOpen(phase) };
  return joinedCount >= memberLimit ? { kind: 'full', text: '자리가 모두 찼어요' } : null;
}
