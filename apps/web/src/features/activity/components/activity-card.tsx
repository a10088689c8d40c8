import { Crown, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { CardTime } from '#web/domain/meeting/card-time.tsx';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { useLiveClub } from '#web/domain/use-live-club.ts';
import { paths } from '#web/navigation/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { activityBadge, mayReview } from '../model/activity-badge.ts';
import type { ActivityCard as Card } from '../model/activity-cards.ts';
import styles from './activity-card.module.css';

type ActivityCardProps = {
  card: Card;
  corner?: ReactNode;
};

export function ActivityCard({ card: listed, corner }: ActivityCardProps) {
  const club = useLiveClub(listed.clubInfoResponse);
  const isClosed = listed.isClosed || club.phase === 'over';
  const card = { ...listed, clubInfoResponse: club, isClosed };
  const badge = activityBadge(card);
  return (
    <article className={styles.card}>
      <div className={card.isHidden ? styles.hidden : styles.thumb}>
        <ClubThumb club={club} />
      </div>
      <div className={styles.text}>
        <div className={styles.badges}>
          <Badge tone={badge.tone}>{badge.label}</Badge>
          {card.isHost && (
            <span className={styles.host}>
              <Crown />
              호스트
            </span>
          )}
          {card.isHidden && (
            <Badge tone="dark" icon={<EyeOff />}>
              나만 보기
            </Badge>
          )}
        </div>
        <h3 className={styles.title}>
          <Link to={paths.clubDetail(club.clubId)} className={styles.link} viewTransition>
            {club.clubName}
          </Link>
        </h3>
        <p className="text-caption text-clipped">
          <CardTime club={club} />
        </p>
        <p className="text-caption text-clipped">
          {club.isOnline === 'online' ? '온라인' : club.location}
        </p>
        {club.bringAlong !== null && (
          <p className="text-caption text-clipped">준비물 {club.bringAlong}</p>
        )}
        <div className={styles.seats}>
          <MemberStack members={club.participantList} />
          <span>
            <b>{club.participantList.length}</b> / {club.memberLimit}명
          </span>
        </div>
        {mayReview(card) && (
          <div className={styles.review}>
            <ButtonLink
              to={paths.reviewCreate(club.clubId)}
              variant="outline"
              size="small"
              aria-label={`${club.clubName} 후기 남기기`}
            >
              후기 남기기
            </ButtonLink>
          </div>
        )}
      </div>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
