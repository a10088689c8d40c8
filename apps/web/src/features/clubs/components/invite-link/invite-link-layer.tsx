import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { lazy, Suspense } from 'react';
import { useInviteLinkLayer } from './use-invite.ts';

const InviteLinkSheet = lazy(async () => ({
  default: (await import('./invite-link-sheet.tsx')).InviteLinkSheet,
}));

export function InviteLinkLayer({ club }: { club: ClubDetail }) {
  const { isOpen, wasOpened, close } = useInviteLinkLayer();
  if (!wasOpened) return null;
  return (
    <Suspense>
      <InviteLinkSheet club={club} open={isOpen} onClose={() => close()} />
    </Suspense>
  );
}
