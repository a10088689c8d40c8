import type { ClubAhead } from '#web/features/clubs/components/club-detail-skeleton.tsx';
import { InvitationSkeleton } from '#web/features/clubs/components/invitation/invitation-skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { InvitationTopBar } from './invitation-top-bar.tsx';

export function InvitationWaiting({ club }: { club?: ClubAhead }) {
  return (
    <Page topBar={<InvitationTopBar />}>
      <InvitationSkeleton club={club} />
    </Page>
  );
}
