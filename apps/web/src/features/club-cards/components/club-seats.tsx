import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { CircleCheck, CircleSlash, Lock, Users } from 'lucide-react';
import type { CardReason } from '#web/domain/finding/why-closed.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { seatNotice } from '#web/features/club-cards/model/club-facts.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import styles from './club-card.module.css';

type ClubSeatsProps = {
  club: Pick<ClubCard, 'clubMembers' | 'joinedCount' | 'memberLimit' | 'offeredCount'>;
  reason: CardReason | null;
};

/**
 * A reason why the viewer cannot apply replaces the avatars, because one line has no room for both.
 */
export function ClubSeats({ club, reason }: ClubSeatsProps) {
  const notice = reason ? null : seatNotice(club);
  return (
    <div className={styles.seats}>
      {reason === null && <MemberStack members={club.clubMembers.map(({ member }) => member)} />}
      <span className={styles.count}>
        <strong>{club.joinedCount}</strong> / {club.memberLimit}명
      </span>
      {notice && <Badge tone={notice.kind === 'full' ? 'ended' : 'point'}>{notice.text}</Badge>}
      {reason && <Reason reason={reason} />}
    </div>
  );
}

const marks = { closed: CircleSlash, full: Users, limits: Lock, own: CircleCheck };

function Reason({ reason: { kind, text } }: { reason: CardReason }) {
  const Mark = marks[kind];
  return (
    <span className={styles.why}>
      <Mark />
      <span>{text}</span>
    </span>
  );
}
