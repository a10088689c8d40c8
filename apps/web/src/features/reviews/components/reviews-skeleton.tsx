import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './received-reviews.module.css';

const rows = [1, 2, 3, 4, 5];

export function ReviewsSkeleton() {
  return (
    <SkeletonGroup>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row}>
            <Skeleton height="13rem" />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
