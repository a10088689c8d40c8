import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { formatDetailTime } from '@azit/rules/meeting-time';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClubThumb } from '#web/domain/club-thumb.tsx';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { ownApplication } from '#web/domain/own-application.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import styles from './celebrations.module.css';
import { HouseDrawing } from './house-drawing.tsx';
import { InstallOffer } from './install-offer.tsx';

type JoinedCelebrationProps = {
  club: ClubDetail;
  viewerId: number;
  onClose: () => void;
  onShare: () => void;
  calendar: ReactNode;
  pushOffer: ReactNode;
  roomOr: (instead: ReactNode) => ReactNode;
};

export function JoinedCelebration({ club, viewerId, onClose, ...parts }: JoinedCelebrationProps) {
  // A member who joined by an invite link without approval has answered no question.
  const hasApplied = Boolean(ownApplication(club, viewerId)?.joinAnswer);
  const toClub = (
    <Button full onClick={onClose}>
      아지트 보기
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="함께하게 됐어요"
      titleHidden
      size="full"
      footer={parts.roomOr(toClub)}
    >
      <HouseDrawing />
      <p className={styles.joined} aria-hidden="true">
        함께하게 됐어요
      </p>
      <p className={styles.by}>
        {club.host.nickname}님이 {hasApplied ? '신청을 수락했어요' : '초대했어요'}
      </p>
      <People club={club} viewerId={viewerId} />
      <div className={styles.club}>
        <div className={styles.thumb}>
          <ClubThumb club={club} />
        </div>
        <div className={styles.facts}>
          <p className={styles.name}>{club.clubName}</p>
          <p>{formatDetailTime(club, new Date())}</p>
          <p>{club.location ?? '온라인'}</p>
        </div>
      </div>
      <div className={styles.pair}>
        {parts.calendar}
        {club.visibility !== 'BY_LINK' && (
          <Button variant="weak" size="medium" icon={<Share2 />} onClick={parts.onShare}>
            친구에게 공유
          </Button>
        )}
      </div>
      <InstallOffer instead={parts.pushOffer} />
    </Dialog>
  );
}

function People({ club, viewerId }: { club: ClubDetail; viewerId: number }) {
  const others = club.clubMembers
    .filter(({ clubMemberStatus }) => clubMemberStatus === 'CLUB_JOINED')
    .map(({ member }) => member)
    .filter(({ memberId }) => memberId !== viewerId);
  if (others.length === 0) return null;
  return (
    <p className={styles.people}>
      <MemberStack members={others} size={2.8} />
      {others.length === 1 ? '호스트가 기다리고 있어요' : `${others.length}명과 함께해요`}
    </p>
  );
}
