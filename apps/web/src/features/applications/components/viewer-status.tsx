import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { clubViewerState, freeSeats } from '@azit/rules/club-viewer-state';
import { formatNearTime } from '@azit/rules/meeting-time';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { ownApplication, ownPart } from '#web/domain/own-application.ts';
import { paths } from '#web/navigation/paths.ts';
import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { readInviteKey } from '#web/session/invite-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { useApplyToClub } from '../api/use-apply-to-club.ts';
import { OfferCard } from './seats/offer-card.tsx';
import { QueueCard } from './seats/queue-card.tsx';
import styles from './viewer-status.module.css';

type ViewerStatusProps = {
  club: ClubDetail;
  viewerId: number;
  contact: ReactNode;
};

export function ViewerStatus({ club, viewerId, contact }: ViewerStatusProps) {
  const own = ownApplication(club, viewerId);
  const state = clubViewerState(club, ownPart(club, viewerId));
  const { offer, phase } = club;
  if (offer && phase === 'open') return <OfferCard club={club} offer={offer} />;
  const { queue } = own ?? {};
  if (queue?.position && phase === 'open')
    return <QueueCard club={club} position={queue.position} isApproved={queue.isApproved} />;
  if (own && state === 'waiting' && phase === 'open')
    return <Waiting club={club} own={own} contact={contact} />;
  if (own?.clubMemberStatus === 'CLUB_REJECTED') return <Rejected club={club} own={own} />;
  return null;
}

type OwnProps = { club: ClubDetail; own: ClubMember };

function Waiting({ club, own, contact }: OwnProps & { contact: ReactNode }) {
  const isFull = freeSeats(club) <= 0;
  return (
    <Callout title="신청을 보냈어요">
      <p>
        {isFull
          ? '지금은 자리가 모두 찼어요. 자리가 나면 호스트가 수락할 수 있어요.'
          : '호스트가 수락하면 함께할 수 있어요.'}
      </p>
      {own.expiresAt && (
        <p>{formatNearTime(new Date(own.expiresAt), new Date())}까지 답이 없으면 저절로 끝나요.</p>
      )}
      {own.joinAnswer && (
        <dl className={styles.answer}>
          <dt>내 답변</dt>
          <dd className={styles.question}>{club.joinQuestion}</dd>
          <dd>{own.joinAnswer}</dd>
        </dl>
      )}
      <div className={styles.next}>
        {isFull && club.waitlist && <JoinQueueButton club={club} own={own} />}
        {contact}
      </div>
    </Callout>
  );
}

function Rejected({ club, own }: OwnProps) {
  return (
    <Callout title="이번에는 함께하지 못해요">
      {own.reasonText && <p>“{own.reasonText}”</p>}
      {readInviteKey(club.clubId) !== undefined && (
        <p>초대 링크가 있어도 거절된 지 24시간이 지나야 다시 신청할 수 있어요.</p>
      )}
      <div className={styles.next}>
        <ButtonLink
          variant="tonal"
          size="small"
          to={paths.categoryClubs(club.categorySmall.categoryLargeId)}
        >
          비슷한 아지트 보기
        </ButtonLink>
      </div>
    </Callout>
  );
}

type JoinQueueButtonProps = { club: ClubDetail; own: ClubMember };

/**
 * Shown to an applicant if the club filled up before the host decided. The applicant can join the
 * queue for a seat instead.
 */
function JoinQueueButton({ club: { clubId }, own }: JoinQueueButtonProps) {
  const { memberId } = own.member;
  const apply = useApplyToClub({ clubId, memberId, waitlist: true });

  async function wait() {
    await failsWithAlert(apply.mutateAsync(own.joinAnswer ?? ''), '답을 보내지 못했어요.');
  }

  return (
    <Button variant="tonal" size="small" loading={apply.isPending} onClick={wait}>
      {clubMessages.queue}
    </Button>
  );
}
