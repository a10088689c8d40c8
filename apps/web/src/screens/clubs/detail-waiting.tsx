import {
  type ClubAhead,
  ClubDetailSkeleton,
} from '#web/features/clubs/components/club-detail-skeleton.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { ActionBarSkeleton } from '#web/ui/actions/action-bar-skeleton.tsx';
import { FloatingTopBar } from '#web/ui/layout/floating-top-bar.tsx';
import { Page } from '#web/ui/layout/page.tsx';

export function DetailWaiting({ club }: { club?: ClubAhead }) {
  return (
    <Page
      topBar={<FloatingTopBar leading={<BackButton variant="surface" />} />}
      actionBar={<ActionBarSkeleton />}
    >
      <ClubDetailSkeleton club={club} />
    </Page>
  );
}
