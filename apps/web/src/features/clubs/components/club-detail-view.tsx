import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryLook } from '#web/domain/category-look.ts';
import { bannerRatio } from '#web/domain/club-banner.ts';
import { categoryText } from '#web/domain/copy/category.ts';
import { Badge, type BadgeProps } from '#web/ui/feedback/badge.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { cancelledText, type SeatState, seatState, seatText } from '../model/club-facts.ts';
import { CancelledWords } from './cancelled-words.tsx';
import styles from './club-detail-view.module.css';
import { ClubFactRows } from './club-fact-rows.tsx';
import { ClubPeople } from './club-people.tsx';

type ClubDetailViewProps = {
  club: ClubDetail;
  bannerSrc: string | null;
  /** The preview of a club that does not exist yet leads nowhere. */
  readOnly?: boolean;
  /** The viewer is its host. */
  isOwn?: boolean;
  /** Between the title and the facts: what concerns this viewer. */
  notice?: ReactNode;
};

const seatBadges = {
  open: { tone: 'green', label: '모집 중' },
  full: { tone: 'ended', label: '마감' },
  ongoing: { tone: 'green', label: '진행 중' },
  over: { tone: 'ended', label: '종료' },
  cancelled: { tone: 'ended', label: '취소됨', icon: <CalendarX2 aria-hidden /> },
} as const satisfies Record<SeatState, Omit<BadgeProps, 'children'> & { label: string }>;

export function ClubDetailView({ club, bannerSrc, readOnly, isOwn, notice }: ClubDetailViewProps) {
  const look = categoryLook(club.categorySmall.categoryLargeId);
  const { label, ...badge } = seatBadges[seatState(club)];
  const isCancelled = club.phase === 'cancelled';
  return (
    <>
      <div className={isCancelled ? styles.grey : undefined}>
        <CoverImage
          src={bannerSrc}
          ratio={bannerRatio}
          tint={look.tint}
          fallbackIcon={<look.icon aria-hidden />}
          priority
        >
          <span className={styles.category}>
            {isOwn && <Badge>내가 연 아지트</Badge>}
            <Badge>{categoryText(club.categorySmall)}</Badge>
          </span>
        </CoverImage>
      </div>
      <div className={styles.body}>
        <h1 className={styles.title} tabIndex={-1}>
          {club.clubName}
        </h1>
        <p className={styles.seats}>
          <Badge {...badge}>{label}</Badge>
          <span>{cancelledText(club.cancelledAt, new Date()) ?? seatText(club)}</span>
        </p>
        {isCancelled && (
          <div className={styles.notice}>
            <CancelledWords club={club} />
          </div>
        )}
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
