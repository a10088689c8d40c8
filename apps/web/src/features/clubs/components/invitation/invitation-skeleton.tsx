import { bannerRatio } from '#web/domain/club-banner.ts';
import { invitationMessages } from '#web/domain/copy/invitation.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import type { ClubAhead } from '../club-detail-skeleton.tsx';
import { FactsSkeleton } from '../facts-skeleton.tsx';
import styles from './invitation-view.module.css';

export function InvitationSkeleton({ club }: { club?: ClubAhead }) {
  return (
    <div className={styles.view}>
      {!club && <h1 className="visually-hidden">{invitationMessages.title}</h1>}
      <div className={styles.banner}>
        <CoverImage src={club?.banner ?? null} ratio={bannerRatio} priority />
      </div>
      <div className={styles.category} />
      {club && <h1 className={styles.title}>{club.name}</h1>}
      <SkeletonGroup>
        {!club && <Skeleton shape="line" width="80%" height="3rem" />}
        <Skeleton shape="line" width="50%" height="2.2rem" />
        <FactsSkeleton />
      </SkeletonGroup>
    </div>
  );
}
