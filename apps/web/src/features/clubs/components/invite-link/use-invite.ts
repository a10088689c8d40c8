import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { shareClub } from '../../model/share-club.ts';

export const useInviteLinkLayer = () => useNamedLayer('invite-link');

/**
 * A link-only club has no public page that the host could share, so the host creates an invite
 * link.
 */
export function useInvite(club: ClubDetail): () => void {
  const { open } = useInviteLinkLayer();
  return () => (club.visibility === 'BY_LINK' ? open() : void shareClub(club));
}
