import { ActivitySkeleton } from '#web/features/activity/components/activity-skeleton.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './profile-tabs-skeleton.module.css';

const chips = ['5.6rem', '5.6rem', '5.6rem', '5.6rem', '14.4rem'];

export function ProfileTabsSkeleton({ isOwn }: { isOwn: boolean }) {
  return (
    <div aria-hidden="true">
      <div className={styles.tabs} />
      <div className={styles.panel}>
        {isOwn && (
          <div className={styles.filter}>
            {chips.map((width, index) => (
              <span key={`${width}-${String(index)}`} className={styles.chip}>
                <Skeleton width={width} height="3.6rem" />
              </span>
            ))}
          </div>
        )}
        <ActivitySkeleton />
      </div>
    </div>
  );
}
