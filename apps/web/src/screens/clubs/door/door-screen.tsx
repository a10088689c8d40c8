import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { arrivalTimes, whyNoArrival } from '@azit/rules/hosting/arrival';
import { DoorClosed } from 'lucide-react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { mayAct, ownApplication } from '#web/domain/own-application.ts';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { DoorPage } from '#web/features/hosting/components/door/door-page.tsx';
import { ArrivalPage } from '#web/features/meeting/components/arrival/arrival-page.tsx';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { useSession } from '#web/session/session.ts';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';

/** Shows the code to the host and the form for the code to a member. */
export function DoorScreen() {
  const clubId = useIdParam();
  return (
    <ClubFrame clubId={clubId} topBar={<DoorBar clubId={clubId} title="문 앞" />}>
      {(club) => <Door club={club} />}
    </ClubFrame>
  );
}

function DoorBar({ clubId, title }: { clubId: number | null; title: string }) {
  usePageTitle(title);
  const parent = clubId === null ? paths.home : paths.clubDetail(clubId);
  return <BackBar title={title} fallback={parent} />;
}

function Door({ club }: { club: ClubDetail }) {
  const { clubId } = club;
  const viewerId = useSession()?.memberId ?? 0;
  const { opens, closes } = arrivalTimes(club);
  const now = useNowAt([opens, closes]);
  const isHost = mayAct(club, viewerId, 'takeAttendance');
  const topBar = <DoorBar clubId={clubId} title={isHost ? '문 앞 코드' : '왔어요'} />;
  const hasSeat = ownApplication(club, viewerId)?.clubMemberStatus === 'CLUB_JOINED';
  const reason =
    isHost || hasSeat
      ? whyNoArrival({ ...club, isCancelled: club.phase === 'cancelled' }, now)
      : '이 모임에 함께하는 사람만 쓸 수 있어요.';
  if (reason === null) {
    const Content = isHost ? DoorPage : ArrivalPage;
    return <Content club={club} topBar={topBar} />;
  }
  return (
    <Page padded topBar={topBar}>
      <EmptyState
        icon={<DoorClosed />}
        title={reason}
        action={<TonalLink to={paths.clubDetail(clubId)}>{clubMessages.look}</TonalLink>}
      />
    </Page>
  );
}
