import { lazy, Suspense } from 'react';
import type { LinkTarget } from '../../model/share-club.ts';
import { useInviteLinkLayer } from './use-invite.ts';

const InviteLinkSheet = lazy(async () => ({
  default: (await import('./invite-link-sheet.tsx')).InviteLinkSheet,
}));

export function InviteLinkLayer({ target }: { target: LinkTarget }) {
  const { isOpen, wasOpened, close } = useInviteLinkLayer();
  if (!wasOpened) return null;
  return (
    <Suspense>
      <InviteLinkSheet target={target} open={isOpen} onClose={close} />
    </Suspense>
  );
}
