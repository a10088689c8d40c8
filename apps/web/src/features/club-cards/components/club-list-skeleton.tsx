import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './club-card.module.css';

const rows = ['68%', '84%', '56%', '76%', '64%'];

type ClubListSkeletonProps = { inserted?: { after: number; node: ReactNode } | undefined };

export function ClubListSkeleton({ inserted }: ClubListSkeletonProps) {
  const cards = rows.map((width) => (
    <div key={width} className={styles.card}>
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.bones}>
        <Skeleton shape="line" width="38%" height="1.2rem" />
        <Skeleton shape="line" width={width} height="1.6rem" />
        <Skeleton shape="line" width="52%" height="1.3rem" />
        <Skeleton shape="line" width="44%" height="1.3rem" />
        <Skeleton shape="line" width="34%" height="2rem" />
      </div>
    </div>
  ));
  if (inserted) cards.splice(inserted.after, 0, <div key="inserted">{inserted.node}</div>);
  return (
    <SkeletonGroup>
      <div className={styles.list}>{cards}</div>
    </SkeletonGroup>
  );
}
