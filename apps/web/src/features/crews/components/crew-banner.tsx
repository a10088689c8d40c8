import type { Crew } from '@azit/contract/crews/crew.schema';
import type { ReactNode } from 'react';
import { categoryLook } from '#web/domain/category-look.ts';
import { bannerRatio } from '#web/domain/club-banner.ts';
import { bannerAddress } from '#web/domain/image-address.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { useTitleTag } from '#web/ui/layout/pane.ts';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import styles from './crew-page.module.css';

type CrewFrameProps = { crew: Crew; badge: string; above?: ReactNode; children: ReactNode };

export function CrewFrame({ crew, badge, above, children }: CrewFrameProps) {
  const look = categoryLook(crew.categorySmall.categoryLargeId);
  const Title = useTitleTag();
  return (
    <>
      <div className={styles.banner}>
        <CoverImage
          src={bannerAddress({ bannerImage: crew.image, categorySmall: crew.categorySmall })}
          ratio={bannerRatio}
          tint={look.tint}
          fallbackIcon={<look.icon />}
          priority
        >
          <span className={styles.badge}>
            <Badge>{badge}</Badge>
          </span>
        </CoverImage>
      </div>
      <div className={styles.body}>
        {above}
        <Title className={styles.title} tabIndex={-1}>
          {crew.name}
        </Title>
        {children}
      </div>
    </>
  );
}

/** The shape of a crew's page while it loads. */
export function CrewSkeleton() {
  const Title = useTitleTag();
  return (
    <SkeletonGroup>
      <Title className="visually-hidden">크루</Title>
      <div className={styles.banner}>
        <CoverImage ratio={bannerRatio} />
      </div>
      <div className={styles.skeleton}>
        <Skeleton shape="line" width="60%" height="2.8rem" />
        <Skeleton shape="line" width="40%" height="2.4rem" />
        <Skeleton height="20rem" />
      </div>
    </SkeletonGroup>
  );
}

type SectionProps = { title: string; link?: ReactNode; children: ReactNode };

export function CrewSection({ title, link, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  );
}
