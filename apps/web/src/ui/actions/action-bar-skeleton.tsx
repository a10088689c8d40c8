import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ActionBar } from './action-bar.tsx';

/** Placeholder of an action bar, so that the bottom bar does not flash before it. */
export function ActionBarSkeleton() {
  return (
    <ActionBar>
      <Skeleton height="5.2rem" />
    </ActionBar>
  );
}
