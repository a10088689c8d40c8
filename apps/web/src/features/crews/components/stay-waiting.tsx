import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';

const HEAD_REM = 8;
const ROW_REM = 5.6;

/** A skeleton with the height of the section, which has a row for each of these people. */
export function StayWaiting({ people }: { people: number }) {
  return (
    <SkeletonGroup>
      <Skeleton height={`${HEAD_REM + people * ROW_REM}rem`} />
    </SkeletonGroup>
  );
}
