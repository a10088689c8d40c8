import { bannerRatio } from '#web/domain/club-banner.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { useTitleTag } from '#web/ui/layout/pane.ts';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import styles from './club-detail-skeleton.module.css';
import view from './club-detail-view.module.css';
import { FactsSkeleton } from './facts-skeleton.tsx';

export type ClubAhead = { name: string; banner: string };

export function ClubDetailSkeleton({ club }: { club?: ClubAhead }) {
  const Title = useTitleTag();
  return (
    <>
      {club ? (
        <div className={view.banner}>
          <CoverImage src={club.banner} ratio={bannerRatio} priority />
        </div>
      ) : (
        <Title className="visually-hidden">아지트 상세</Title>
      )}
      <SkeletonGroup>
        {!club && (
          <div className={styles.banner} style={{ aspectRatio: bannerRatio }}>
            <Skeleton height="100%" />
          </div>
        )}
        <div className={styles.body}>
          {club ? (
            <Title className={view.title}>{club.name}</Title>
          ) : (
            <Skeleton shape="line" width="80%" height="3rem" />
          )}
          <Skeleton shape="line" width="50%" height="2.2rem" />
          <FactsSkeleton />
        </div>
      </SkeletonGroup>
    </>
  );
}
