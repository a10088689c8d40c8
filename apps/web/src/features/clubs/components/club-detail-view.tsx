import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { MemberIntro } from '@azit/contract/members/member.schema';
import { Check, Hourglass, Lock, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryLook } from '#web/domain/category-look.ts';
import { bannerRatio } from '#web/domain/club-banner.ts';
import { categoryText } from '#web/domain/copy/category.ts';
import { isInQueue } from '#web/domain/own-application.ts';
import { paths } from '#web/navigation/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { useTitleTag } from '#web/ui/layout/pane.ts';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { seatState } from '../model/club-facts.ts';
import { CancellationNote } from './cancellation-note.tsx';
import styles from './club-detail-view.module.css';
import { ClubFactRows } from './club-fact-rows.tsx';
import { ClubPeople } from './host/club-people.tsx';
import { SeatBadge } from './seat-badge.tsx';
import { SeatLine } from './seat-line.tsx';

type ClubDetailViewProps = {
  club: ClubDetail;
  bannerSrc: string | null;
  readOnly?: boolean;
  isOwn?: boolean;
  notice?: ReactNode;
  gettingThere?: ReactNode;
  gauge?: ReactNode;
  isJoined?: boolean;
  personAction?: (person: MemberIntro) => ReactNode;
};

export function ClubDetailView({
  club,
  bannerSrc,
  readOnly,
  isOwn = false,
  notice,
  gettingThere,
  gauge,
  isJoined = false,
  personAction,
}: ClubDetailViewProps) {
  const look = categoryLook(club.categorySmall.categoryLargeId);
  const isCancelled = club.phase === 'cancelled';
  const Title = useTitleTag();
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
            {club.visibility === 'BY_LINK' && (
              <Badge tone="dark" icon={<Lock aria-hidden />}>
                {club.crew ? '크루 멤버만' : '링크로만'}
              </Badge>
            )}
            <Badge>{categoryText(club.categorySmall)}</Badge>
          </span>
        </CoverImage>
      </div>
      <div className={styles.body}>
        <Title className={styles.title} tabIndex={-1}>
          {club.clubName}
        </Title>
        {club.crew && (
          <Link className={styles.crew} to={paths.crew(club.crew.crewId)}>
            <Repeat aria-hidden />
            {club.crew.name} 크루
          </Link>
        )}
        <p className={styles.seats}>
          <StateBadge club={club} isJoined={isJoined} />
          <SeatLine club={club} isJoined={isJoined || isOwn} />
        </p>
        {isCancelled && (
          <div className={styles.notice}>
            <CancellationNote club={club} />
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
        <ClubPeople
          club={club}
          readOnly={readOnly ?? false}
          gauge={gauge}
          renderAction={personAction}
        />
      </div>
    </>
  );
}

function StateBadge({ club, isJoined }: { club: ClubDetail; isJoined: boolean }) {
  if (club.phase === 'open' && isInQueue(club)) {
    return (
      <Badge tone={club.offer ? 'warning' : 'point'} icon={<Hourglass aria-hidden />}>
        {club.offer ? '답 기다리는 중' : '자리 기다리는 중'}
      </Badge>
    );
  }
  if (!isJoined || club.phase !== 'open') return <SeatBadge club={club} />;
  return (
    <>
      <Badge icon={<Check aria-hidden />}>참여 확정</Badge>
      {seatState(club) === 'full' && <SeatBadge club={club} />}
    </>
  );
}
