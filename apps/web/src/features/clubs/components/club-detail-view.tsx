import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { ReactNode } from 'react';
import { categoryLook } from '#web/domain/category-look.ts';
import { bannerRatio } from '#web/domain/club-banner.ts';
import { categoryText } from '#web/domain/copy/category.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { seatState, seatText } from '../model/club-facts.ts';
import styles from './club-detail-view.module.css';
import { ClubFactRows } from './club-fact-rows.tsx';
import { ClubPeople } from './club-people.tsx';

type ClubDetailViewProps = {
  club: ClubDetail;
  bannerSrc: string | null;
  /** The preview of a club that does not exist yet leads nowhere. */
  readOnly?: boolean;
  /** Between the title and the facts: what concerns this viewer. */
  notice?: ReactNode;
};

const seatBadges = {
  open: { tone: 'green', label: '모집 중' },
  full: { tone: 'ended', label: '마감' },
  ongoing: { tone: 'green', label: '진행 중' },
  over: { tone: 'ended', label: '종료' },
  cancelled: { tone: 'ended', label: '취소됨' },
} as const;

export function ClubDetailView({ club, bannerSrc, readOnly, notice }: ClubDetailViewProps) {
  const look = categoryLook(club.categorySmall.categoryLargeId);
  const seats = seatBadges[seatState(club)];
  return (
    <>
      <CoverImage
        src={bannerSrc}
        ratio={bannerRatio}
        tint={look.tint}
        fallbackIcon={<look.icon aria-hidden />}
        priority
      >
        <span className={styles.category}>
          <Badge>{categoryText(club.categorySmall)}</Badge>
        </span>
      </CoverImage>
      <div className={styles.body}>
        <h1 className={styles.title} tabIndex={-1}>
          {club.clubName}
        </h1>
        <p className={styles.seats}>
          <Badge tone={seats.tone}>{seats.label}</Badge>
          <span>{seatText(club)}</span>
        </p>
        {notice && <div className={styles.notice}>{notice}</div>}
        <ClubFactRows club={club} />
        <section className={styles.section}>
          <h2 className={styles.heading}>소개</h2>
          <p className={styles.info}>{club.clubInfo}</p>
        </section>
        <ClubPeople club={club} readOnly={readOnly ?? false} />
      </div>
    </>
  );
}
