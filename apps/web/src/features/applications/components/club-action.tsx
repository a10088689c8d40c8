import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { whyNotOpen } from '@azit/rules/club-sentences';
import { clubViewerState } from '@azit/rules/club-viewer-state';
import { seatNextAct } from '@azit/rules/hosting/seat-next-act';
import { QrCode } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { isInQueue, ownPart } from '#web/domain/own-application.ts';
import { fromClubState } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import { replyNote } from '../model/usual-reply.ts';
import { CancelButton } from './cancel-button.tsx';

// Load on demand: only members of an earlier club can rejoin.
const RejoinButton = lazy(async () => ({
  default: (await import('./rejoin-button.tsx')).RejoinButton,
}));
// Load on demand: only full clubs have a queue.
const SeatBar = lazy(async () => ({ default: (await import('./seats/seat-bar.tsx')).SeatBar }));

type ClubActionProps = {
  club: ClubDetail;
  viewerId: number;
  isArrivalOpen: boolean;
  reasons: readonly string[];
  roomOr: (instead: ReactNode, look?: ButtonVariant) => ReactNode;
  afterMeeting: (instead: ReactNode) => ReactNode;
};

export function ClubAction(props: ClubActionProps) {
  const { club, viewerId, reasons } = props;
  const { phase } = club;
  const closed = <Closed sentence={whyNotOpen(phase)} />;
  switch (clubViewerState(club, ownPart(club, viewerId))) {
    case 'host':
      return null;
    case 'joined':
      return <JoinedBar {...props} closed={closed} />;
    case 'waiting':
      if (phase === 'open' && isInQueue(club)) return <SeatBar {...props} />;
      return (
        <ActionBar>
          {phase === 'open' ? (
            <CancelButton club={club} memberId={viewerId} seat="waiting" />
          ) : (
            closed
          )}
        </ActionBar>
      );
    case 'ended':
      return <ActionBar>{closed}</ActionBar>;
    case 'full':
      return <SeatBar {...props} />;
    case 'open':
      return club.mayRejoin && reasons.length === 0 ? (
        <ActionBar note={clubMessages.mayRejoin}>
          <RejoinButton clubId={club.clubId} />
        </ActionBar>
      ) : (
        <JoinBar club={club} reasons={reasons} />
      );
  }
}

type JoinedBarProps = ClubActionProps & { closed: ReactNode };

function JoinedBar({ closed, ...props }: JoinedBarProps) {
  const { club, viewerId, isArrivalOpen, roomOr, afterMeeting } = props;
  switch (seatNextAct({ ...club, isArrivalOpen })) {
    case 'arrive':
      return (
        <ActionBar>
          {roomOr(null, { variant: 'weak' })}
          <ButtonLink full icon={<QrCode />} to={paths.clubDoor(club.clubId)}>
            왔어요
          </ButtonLink>
        </ActionBar>
      );
    case 'cancel':
      return (
        <ActionBar>
          <CancelButton club={club} memberId={viewerId} seat="joined" />
          {roomOr(null)}
        </ActionBar>
      );
    case 'chat':
      return <ActionBar>{roomOr(closed)}</ActionBar>;
    case 'review':
      return <ActionBar>{afterMeeting(closed)}</ActionBar>;
    case 'none':
      return <ActionBar>{closed}</ActionBar>;
  }
}

function Closed({ sentence }: { sentence: string }) {
  return (
    <Button full disabled>
      {sentence}
    </Button>
  );
}

type JoinBarProps = Pick<ClubActionProps, 'club' | 'reasons'>;

function JoinBar({ club, reasons }: JoinBarProps) {
  const { clubId, hostRecord } = club;
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
    <ActionBar
      note={<Sentences text={replyNote(club, hostRecord?.usualAnswerMinutes, new Date())} />}
    >
      <ButtonLink full to={paths.clubJoin(clubId)} state={fromClubState}>
        {clubMessages.join}
      </ButtonLink>
    </ActionBar>
  );
}
