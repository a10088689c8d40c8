import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { clubButtonState } from '@azit/rules/club-button-state';
import { whyNotOpen } from '@azit/rules/club-sentences';
import type { ReactNode } from 'react';
import { peopleOfClub } from '#web/domain/club-people.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { paths } from '#web/navigation/paths.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';

type HostBarProps = {
  club: ClubDetail;
  onInvite: () => void;
  /** The way into the club's room; without a room it is what is given. */
  roomOr: (instead: ReactNode, look?: ButtonVariant) => ReactNode;
  /** Tells something to everybody in the room; nothing without a room. */
  announce: ReactNode;
};

/** The bar of the host's own detail is the next thing to do. */
export function HostBar(props: HostBarProps) {
  return <ActionBar>{nextAct(props)}</ActionBar>;
}

function nextAct({ club, onInvite, roomOr, announce }: HostBarProps): ReactNode {
  const { clubId, phase, host } = club;
  if (phase === 'over' || phase === 'cancelled') {
    return (
      <ButtonLink full to={paths.clubAgain(clubId)}>
        {hostingMessages.again}
      </ButtonLink>
    );
  }
  const state = clubButtonState(
    { ...club, hostId: host.memberId },
    { memberId: host.memberId, status: 'CLUB_JOINED' },
  );
  if (state === 'close') {
    return (
      <>
        {roomOr(<Unavailable sentence={whyNotOpen(phase)} />, { variant: 'weak' })}
        {announce}
      </>
    );
  }
  const waiting = peopleOfClub(club).waiting.length;
  const isFull = state === 'full';
  if (waiting > 0) {
    return (
      <>
        {!isFull && (
          <Button variant="weak" onClick={onInvite}>
            {hostingMessages.invite}
          </Button>
        )}
        <ButtonLink full to={paths.clubMembers(clubId)}>
          신청 {waiting}건 확인하기
        </ButtonLink>
      </>
    );
  }
  // Nobody is left to invite: what comes next is said to those who come.
  if (isFull) return roomOr(<Unavailable sentence={clubMessages.full} />);
  return (
    <Button full onClick={onInvite}>
      {hostingMessages.invite}
    </Button>
  );
}

function Unavailable({ sentence }: { sentence: string }) {
  return (
    <Button full disabled>
      {sentence}
    </Button>
  );
}
