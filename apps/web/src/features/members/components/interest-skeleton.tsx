import { LARGE_CATEGORY_IDS } from '@azit/contract/categories/category.schema';
import { largeCategoryNames } from '#web/domain/copy/category.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './interest-picker.module.css';

const widths = ['7.6rem', '9rem', '8.2rem', '10.2rem', '7.6rem'];

export function InterestSkeleton() {
  return (
    <SkeletonGroup>
      {LARGE_CATEGORY_IDS.map((id) => (
        <div key={id} className={styles.group}>
          <p className={styles.legend}>{largeCategoryNames[id]}</p>
          <div className={styles.chips}>
            {widths.map((width, index) => (
              <span key={`${id}-${String(index)}`} className={styles.shape}>
                <Skeleton width={width} height="3.6rem" />
              </span>
            ))}
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
