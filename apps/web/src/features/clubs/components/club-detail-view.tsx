import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { MemberIntro } from '@azit/contract/members/member.schema';
import { formatDetailDate } from '@azit/rules/meeting-time';
import { Check, Clock, Hourglass, Info, Lock, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { categoryLook } from '#web/domain/category-look.ts';
import { bannerRatio } from '#web/domain/club-banner.ts';
import { categoryText } from '#web/domain/copy/category.ts';
import { crewLabel } from '#web/domain/copy/crew-label.ts';
import { comingText } from '#web/domain/meeting/meeting-when.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { isInQueue } from '#web/domain/own-application.ts';
import { MINUTE_TEXT_MS, useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/navigation/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { useTitleTag } from '#web/ui/layout/pane.ts';
import { CoverImage } from '#web/ui/media/cover-image.tsx';
import { cancelledText, seatState, seatText } from '../model/club-facts.ts';
import styles from './club-detail-view.module.css';
import { ClubFactRows } from './club-fact-rows.tsx';
import { ClubPeople } from './host/club-people.tsx';
import { SeatBadge } from './seat-badge.tsx';

type ClubDetailViewProps = {
  club: ClubDetail;
  bannerSrc: string | null;
  readOnly?: boolean;
  isOwn?: boolean;
  seatNote?: string | null;
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
  seatNote,
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
          fallbackIcon={<look.icon />}
          priority
        >
          <span className={styles.category}>
            {isOwn && <Badge>내가 연 아지트</Badge>}
            {club.visibility === 'BY_LINK' && (
              <Badge tone="dark" icon={<Lock />}>
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
            <Repeat />
            {crewLabel(club.crew.name, club.clubName)}
          </Link>
        )}
        <p className={styles.seats}>
          <StateBadge club={club} isJoined={isJoined} />
          <SeatLine club={club} isJoined={isJoined || isOwn} />
        </p>
        {seatNote && <p className="text-sub">{seatNote}</p>}
        {isCancelled && (
          <div className={styles.notice}>
            <CancellationNote club={club} />
          </div>
        )}
        {notice && <div className={styles.notice}>{notice}</div>}
        <ClubFactRows club={club} isJoined={isJoined} gettingThere={gettingThere} />
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
      <Badge tone={club.offer ? 'warning' : 'point'} icon={club.offer ? <Clock /> : <Hourglass />}>
        {club.offer ? '답 기다려요' : '자리 기다리는 중'}
      </Badge>
    );
  }
  if (!isJoined || club.phase !== 'open') return <SeatBadge club={club} />;
  return (
    <>
      <Badge icon={<Check />}>참여 확정</Badge>
      {seatState(club) === 'full' && <SeatBadge club={club} />}
    </>
  );
}

function SeatLine({ club, isJoined }: { club: ClubDetail; isJoined: boolean }) {
  const now = useNow(MINUTE_TEXT_MS);
  const cancelled = cancelledText(club.cancelledAt, now);
  if (cancelled !== null) return <span>{cancelled}</span>;
  if (club.phase === 'over') {
    return (
      <span>
        {formatDetailDate(club.meetingDate, now)}에{' '}
        {club.myAttendance === 'ABSENT' ? '열렸어요' : '만났어요'} · {club.joinedCount}명
      </span>
    );
  }
  const coming = isJoined || club.phase === 'ongoing' ? comingText(club, now) : null;
  if (coming === null) return <span>{seatText(club)}</span>;
  return (
    <span>
      {coming} · {club.joinedCount} / {club.memberLimit}명
    </span>
  );
}

function CancellationNote({ club }: { club: ClubDetail }) {
  const { host, cancelReason } = club;
  return (
    <div>
      {cancelReason !== null && (
        <div className={styles.box}>
          <MemberAvatar member={host} size={4.4} />
          <div className={styles.text}>
            <p className={styles.who}>
              <b>{host.nickname}</b> <span className={styles.role}>호스트</span>
            </p>
            <p className={styles.reason}>{cancelReason}</p>
          </div>
        </div>
      )}
      <p className={styles.note}>
        <Info />
        <span>열리지 않은 모임이라 후기를 남기지 않아요. 아지트 온도도 그대로예요.</span>
      </p>
    </div>
  );
}
