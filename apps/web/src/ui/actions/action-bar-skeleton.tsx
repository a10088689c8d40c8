import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ActionBar } from './action-bar.tsx';

/** Where a bar will stand: the bottom bar does not show for a moment before it. */
export function ActionBarSkeleton() {
  return (
    <ActionBar>
      <Skeleton height="5.2rem" />
    </ActionBar>
  );
}
