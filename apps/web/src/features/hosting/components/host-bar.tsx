import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { whyNotOpen } from '@azit/rules/club-sentences';
import { freeSeats } from '@azit/rules/club-viewer-state';
import { hostNextAct } from '@azit/rules/hosting/host-next-act';
import { QrCode } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { isUndecided } from '#web/domain/club-people.ts';
import { attendanceMessages } from '#web/domain/copy/attendance.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { paths } from '#web/navigation/paths.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';

type HostBarProps = {
  club: ClubDetail;
  isArrivalOpen: boolean;
  onInvite: () => void;
  onAttendance: () => void;
  roomOr: (instead: ReactNode, look?: ButtonVariant) => ReactNode;
  announce: (look?: ButtonVariant) => ReactNode;
  stay: ReactNode;
};

export function HostBar(props: HostBarProps) {
  return <ActionBar>{nextAct(props)}</ActionBar>;
}

function nextAct({
  club,
  isArrivalOpen,
  onInvite,
  onAttendance,
  roomOr,
  announce,
  stay,
}: HostBarProps): ReactNode {
  const { clubId, phase } = club;
  const waiting = club.clubMembers.filter(isUndecided).length;
  switch (hostNextAct({ ...club, waiting, isArrivalOpen })) {
    case 'attendance':
      return (
        <Button full onClick={onAttendance}>
          {attendanceMessages.question}
        </Button>
      );
    case 'again':
      return (
        <>
          <ButtonLink full={!stay} variant={stay ? 'weak' : 'solid'} to={paths.clubAgain(clubId)}>
            {hostingMessages.again}
          </ButtonLink>
          <Suspense>{stay}</Suspense>
        </>
      );
    case 'door':
      return <DoorButtons clubId={clubId} announce={announce} />;
    case 'announce':
      return (
        <>
          {roomOr(<Unavailable sentence={whyNotOpen(phase)} />, { variant: 'weak' })}
          {announce()}
        </>
      );
    case 'applications':
      return (
        <>
          {freeSeats(club) > 0 && (
            <Button variant="weak" onClick={onInvite}>
              {hostingMessages.invite}
            </Button>
          )}
          <ButtonLink full to={paths.clubMembers(clubId)}>
            신청 {waiting}건 확인하기
          </ButtonLink>
        </>
      );
    case 'chat':
      return roomOr(<Unavailable sentence={clubMessages.full} />);
    case 'invite':
      return (
        <Button full onClick={onInvite}>
          {hostingMessages.invite}
        </Button>
      );
  }
}

function DoorButtons({ clubId, announce }: { clubId: number; announce: HostBarProps['announce'] }) {
  return (
    <>
      {announce({ variant: 'weak' })}
      <ButtonLink full icon={<QrCode />} to={paths.clubDoor(clubId)}>
        문 앞 코드
      </ButtonLink>
    </>
  );
}

function Unavailable({ sentence }: { sentence: string }) {
  return (
    <Button full disabled>
      {sentence}
    </Button>
  );
}
