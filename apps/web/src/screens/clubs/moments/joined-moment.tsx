import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { MessageCircle, Share2 } from 'lucide-react';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { momentMessages } from '#web/domain/copy/moment.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { RoomButton } from '#web/features/chat/entry/room-button.tsx';
import { shareClub } from '#web/features/clubs/model/share-club.ts';
import { CalendarButton } from '#web/features/meeting/components/calendar-button.tsx';
import { PushOffer } from '#web/features/push/components/push-offer.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { AvatarStack } from '#web/ui/media/avatar-stack.tsx';
import { HouseDrawing } from './house-drawing.tsx';
import styles from './moments.module.css';

type JoinedMomentProps = { club: ClubDetail; viewerId: number; onClose: () => void };

/** The host has accepted: with whom, when and where, and what to do next. */
export function JoinedMoment({ club, viewerId, onClose }: JoinedMomentProps) {
  const { clubId, host, location } = club;
  const toClub = (
    <Button full onClick={onClose}>
      {momentMessages.toClub}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={momentMessages.joined}
      titleHidden
      size="full"
      footer={
        <RoomButton replace clubId={clubId} icon={<MessageCircle aria-hidden />} instead={toClub}>
          {momentMessages.greet}
        </RoomButton>
      }
    >
      <HouseDrawing />
      <p className={styles.joined} aria-hidden="true">
        {momentMessages.joined}
      </p>
      <p className={styles.by}>{momentMessages.acceptedBy(host.nickname)}</p>
      <People club={club} viewerId={viewerId} />
      <div className={styles.club}>
        <div className={styles.thumb}>
          <ClubThumb club={club} />
        </div>
        <div className={styles.facts}>
          <p className={styles.name}>{club.clubName}</p>
          <p>{formatDetailTime(club, new Date())}</p>
          <p>{location ?? '온라인'}</p>
        </div>
      </div>
      <div className={styles.pair}>
        <CalendarButton clubId={clubId}>캘린더에 추가</CalendarButton>
        <Button
          variant="weak"
          size="medium"
          icon={<Share2 aria-hidden />}
          onClick={() => void shareClub(club)}
        >
          {momentMessages.tellFriend}
        </Button>
      </div>
      <PushOffer />
    </Dialog>
  );
}

function People({ club, viewerId }: { club: ClubDetail; viewerId: number }) {
  const others = club.clubMembers.filter(
    ({ clubMemberStatus, member }) =>
      clubMemberStatus === 'CLUB_JOINED' && member.memberId !== viewerId,
  );
  if (others.length === 0) return null;
  const faces = others.map(({ member: { memberId, fileInfo } }) => ({
    id: memberId,
    src: imageAddress(fileInfo),
  }));
  return (
    <p className={styles.people}>
      <AvatarStack people={faces} size={2.8} />
      {momentMessages.waitingForYou(others.length)}
    </p>
  );
}
