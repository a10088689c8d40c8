import { clubMessages } from '#web/domain/copy/club.ts';
import { fromClubState } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import type { StoredClub } from '#web/queries/club-queries.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { YesNoButtons } from '#web/ui/actions/yes-no-buttons.tsx';
import { useOfferChoice } from '../../model/use-offer-choice.ts';
import { useOfferEnd } from '../../model/use-offer-end.ts';
import { CancelButton } from '../cancel-button.tsx';
import styles from './seats.module.css';

type SeatBarProps = { club: StoredClub; viewerId: number; reasons: readonly string[] };

export function SeatBar({ club, viewerId, reasons }: SeatBarProps) {
  const { clubId, offer, waitlist } = club;
  if (offer) return <OfferBar club={club} memberId={viewerId} isShared={offer.isShared} />;
  if (typeof waitlist?.position === 'number') {
    return (
      <ActionBar>
        <CancelButton club={club} memberId={viewerId} seat="queued" />
      </ActionBar>
    );
  }
  const mayQueue = waitlist !== undefined && reasons.length === 0;
  return (
    <ActionBar note={reasons.join(' ')}>
      <div className={styles.stacked}>
        <Button full disabled>
          {clubMessages.full}
        </Button>
        {mayQueue && (
          <ButtonLink full variant="tonal" to={paths.clubJoin(clubId)} state={fromClubState}>
            {clubMessages.queue}
          </ButtonLink>
        )}
      </div>
    </ActionBar>
  );
}

type OfferBarProps = { club: StoredClub; memberId: number; isShared: boolean };

function OfferBar({ club, memberId, isShared }: OfferBarProps) {
  const { clubId } = club;
  const { say, sending } = useOfferChoice(clubId);
  const { hasEnded } = useOfferEnd(club);
  if (hasEnded && !isShared) {
    return (
      <ActionBar>
        <Button full disabled>
          {clubMessages.offerEnded}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      {isShared ? (
        <>
          <CancelButton club={club} memberId={memberId} seat="queued" />
          <Button full loading={sending} onClick={() => void say(true)}>
            갈게요
          </Button>
        </>
      ) : (
        <YesNoButtons full no="다음에 할게요" yes="갈게요" sending={sending} onAnswer={say} />
      )}
    </ActionBar>
  );
}
