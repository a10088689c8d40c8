import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ActionBar } from './action-bar.tsx';

export function ActionBarSkeleton() {
  return (
    <ActionBar>
      <Skeleton height="5.2rem" />
    </ActionBar>
  );
}
