import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { MemberIntro } from '@azit/contract/members/member.schema';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { categoryLook } from '#web/domain/category-look.ts';
import { bannerRatio } from '#web/domain/club-banner.ts';
import { categoryText } from '#web/domain/copy/category.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { CancelledWords } from './cancelled-words.tsx';
import styles from './club-detail-view.module.css';
import { ClubFactRows } from './club-fact-rows.tsx';
import { ClubPeople } from './club-people.tsx';
import { SeatBadge } from './seat-badge.tsx';
import { SeatLine } from './seat-line.tsx';

type ClubDetailViewProps = {
  club: ClubDetail;
  bannerSrc: string | null;
  /** The preview of a club that does not exist yet leads nowhere. */
  readOnly?: boolean;
  /** The viewer is its host. */
  isOwn?: boolean;
  /** Between the title and the facts: what concerns this viewer. */
  notice?: ReactNode;
  /** Below when and where, for who comes. */
  gettingThere?: ReactNode;
  /** Whether the viewer has a seat, and so reads when it begins instead of how many seats are left. */
  isJoined?: boolean;
  /** Beside a person: what the viewer may do with them. */
  personAction?: (person: MemberIntro) => ReactNode;
};

export function ClubDetailView({
  club,
  bannerSrc,
  readOnly,
  isOwn = false,
  notice,
  gettingThere,
  isJoined = false,
  personAction,
}: ClubDetailViewProps) {
  const look = categoryLook(club.categorySmall.categoryLargeId);
  const isCancelled = club.phase === 'cancelled';
  return (
    <>
      <div className={classNames(styles.banner, isCancelled && styles.grey)}>
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
          <StateBadge club={club} isJoined={isJoined} />
          <SeatLine club={club} isJoined={isJoined || isOwn} />
        </p>
        {isCancelled && (
          <div className={styles.notice}>
            <CancelledWords club={club} />
          </div>
        )}
        {notice && <div className={styles.notice}>{notice}</div>}
        <ClubFactRows club={club} gettingThere={gettingThere} />
        {!isCancelled && (
          <section className={styles.section}>
            <h2 className={styles.heading}>소개</h2>
            <p className={styles.info}>{club.clubInfo}</p>
          </section>
        )}
        <ClubPeople club={club} readOnly={readOnly ?? false} actionOf={personAction} />
      </div>
    </>
  );
}

function StateBadge({ club, isJoined }: { club: ClubDetail; isJoined: boolean }) {
  if (isJoined && club.phase === 'open')
    return <Badge icon={<Check aria-hidden />}>참여 확정</Badge>;
  return <SeatBadge club={club} />;
}
