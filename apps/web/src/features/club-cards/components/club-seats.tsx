import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { imageAddress } from '#web/domain/image-address.ts';
import { seatNotice } from '#web/features/club-cards/model/club-facts.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { AvatarStack } from '#web/ui/media/avatar-stack.tsx';
import styles from './club-card.module.css';

type ClubSeatsProps = { club: Pick<ClubCard, 'clubMembers' | 'joinedCount' | 'memberLimit'> };

export function ClubSeats({ club }: ClubSeatsProps) {
  const people = club.clubMembers.map(({ member }) => ({
    id: member.memberId,
    src: imageAddress(member.fileInfo),
  }));
  const notice = seatNotice(club);
  return (
    <div className={styles.seats}>
      <AvatarStack people={people} />
      <span className={styles.count}>
        <strong>{club.joinedCount}</strong> / {club.memberLimit}명
      </span>
      {notice && <Badge tone={notice.kind === 'full' ? 'ended' : 'point'}>{notice.text}</Badge>}
    </div>
  );
}
