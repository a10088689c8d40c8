import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { ReactNode } from 'react';
import { ownApplication } from '#web/domain/own-application.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import styles from './viewer-status.module.css';

type ViewerStatusProps = {
  club: ClubDetail;
  viewerId: number;
  contact: ReactNode;
};

export function ViewerStatus({ club, viewerId, contact }: ViewerStatusProps) {
  const isActive = club.phase === 'open';
  const status = ownApplication(club, viewerId)?.clubMemberStatus;
  if (status === 'CLUB_WAITING' && isActive) {
    return (
      <Callout title="신청을 보냈어요">
        <p>호스트가 승인하면 함께할 수 있어요.</p>
        <div className={styles.contact}>{contact}</div>
      </Callout>
    );
  }
  return null;
}
