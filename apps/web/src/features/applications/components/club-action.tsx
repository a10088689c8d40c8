import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { clubButtonState, exitFromFullClub } from '@azit/rules/club-button-state';
import { whyNotOpen } from '@azit/rules/club-sentences';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { ownApplication } from '#web/domain/own-application.ts';
import { fromClubState } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';
import { CancelButton } from './cancel-button.tsx';
import styles from './club-action.module.css';

type ClubActionProps = {
  club: ClubDetail;
  viewerId: number;
  reasons: readonly string[];
  roomOr: (instead: ReactNode, look?: ButtonVariant) => ReactNode;
};

export function ClubAction({ club, viewerId, reasons, roomOr }: ClubActionProps) {
  const rule = { ...club, hostId: club.host.memberId };
  const viewer = {
    memberId: viewerId,
    status: ownApplication(club, viewerId)?.clubMemberStatus,
  };
  const state = clubButtonState(rule, viewer);
  const exit = exitFromFullClub(rule, viewer);
  const cancel = { clubId: club.clubId, memberId: viewerId };

  switch (state) {
    case 'close':
      return club.phase === 'ongoing' && viewer.status === 'CLUB_JOINED' ? (
        <ActionBar>{roomOr(<Closed sentence={whyNotOpen(club.phase)} />)}</ActionBar>
      ) : (
        <ClosedBar sentence={whyNotOpen(club.phase)} />
      );
    case 'full':
      return (
        <ClosedBar sentence={clubMessages.full}>
          {exit === 'cancel-joined' && (
            <div className={styles.pair}>
              <CancelButton {...cancel} seat="joined" size="medium" />
              {roomOr(null, { variant: 'tonal', size: 'medium' })}
            </div>
          )}
          {exit === 'cancel-waiting' && <CancelButton {...cancel} seat="wating" size="medium" />}
        </ClosedBar>
      );
    case 'edit':
      return null;
    case 'wating':
    case 'joined':
      return (
        <ActionBar>
          <CancelButton {...cancel} seat={state} />
          {state === 'joined' && roomOr(null)}
        </ActionBar>
      );
    case 'join':
      return <JoinBar clubId={club.clubId} reasons={reasons} />;
  }
}

function ClosedBar({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <ActionBar>
      <div className={styles.stack}>
        <Closed sentence={sentence} />
        {children}
      </div>
    </ActionBar>
  );
}

function Closed({ sentence }: { sentence: string }) {
  return (
    <Button full disabled>
      {sentence}
    </Button>
  );
}

function JoinBar({ clubId, reasons }: { clubId: number; reasons: readonly string[] }) {
  if (reasons.length > 0) {
    return (
      <ActionBar note={reasons.join(' ')}>
        <Button full disabled>
          {clubMessages.join}
        </Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <ButtonLink full to={paths.clubJoin(clubId)} state={fromClubState}>
        {clubMessages.join}
      </ButtonLink>
    </ActionBar>
  );
}
