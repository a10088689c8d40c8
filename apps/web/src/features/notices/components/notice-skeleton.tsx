import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './notice-line.module.css';
import listStyles from './notice-list.module.css';

const rows = ['62%', '78%', '54%', '70%', '46%', '66%'];

export function NoticeSkeleton() {
  return (
    <SkeletonGroup>
      <div className={listStyles.day}>
        <Skeleton shape="line" width="3.2rem" height="1.8rem" />
      </div>
      {rows.map((width) => (
        <div key={width} className={styles.line}>
          <span className={styles.picture}>
            <Skeleton width="4.4rem" height="4.4rem" />
          </span>
          <span className={styles.bones}>
            <Skeleton shape="line" width={width} height="1.5rem" />
            <Skeleton shape="line" width="40%" height="1.3rem" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
}
