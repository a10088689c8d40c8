import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { imageAddress } from '#web/domain/image-address.ts';
import { isInvolved, ownApplication } from '#web/domain/own-application.ts';
import { useLiveClub } from '#web/domain/use-live-club.ts';
import { CancelButton } from '#web/features/applications/components/cancel-button.tsx';
import { ClubAction } from '#web/features/applications/components/club-action.tsx';
import { ViewerStatus } from '#web/features/applications/components/viewer-status.tsx';
import { refusalReasons } from '#web/features/applications/model/viewer-club.ts';
import { ClubDetailView } from '#web/features/clubs/components/club-detail-view.tsx';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { shareClub } from '#web/features/clubs/model/share-club.ts';
import { HostBar } from '#web/features/hosting/components/host-bar.tsx';
import { HostDesk } from '#web/features/hosting/components/host-desk.tsx';
import { EnterBar } from '#web/features/meeting/components/enter-bar.tsx';
import { GettingThere } from '#web/features/meeting/components/getting-there.tsx';
import { OwnMeeting } from '#web/features/meeting/components/own-meeting.tsx';
import { useDoor } from '#web/features/meeting/model/use-door.ts';
import { ClubMuteRow } from '#web/features/notices/components/club-mute-row.tsx';
import { PushOffer } from '#web/features/push/components/push-offer.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { DetailTopBar } from './detail-top-bar.tsx';
import { DetailWaiting } from './detail-waiting.tsx';

// Few clubs are cancelled: the others do not load the cards of a list.
const SimilarClubs = lazy(async () => ({
  default: (await import('#web/features/club-cards/components/similar-clubs.tsx')).SimilarClubs,
}));

export function ClubDetailScreen() {
  const clubId = useIdParam();
  const session = useSession();
  const { data } = useQuery({ ...clubQueries.detail(clubId ?? 0), enabled: clubId !== null });
  usePageTitle(data?.clubName ?? '상세');
  if (!session) return null;
  return (
    <ClubFrame
      clubId={clubId}
      topBar={<TopBar title="아지트 상세" leading={<BackButton />} />}
      loading={<DetailWaiting />}
    >
      {(club) => <Detail club={club} viewerId={session.memberId} />}
    </ClubFrame>
  );
}

function Detail({ club: loaded, viewerId }: { club: ClubDetail; viewerId: number }) {
  const club = useLiveClub(loaded);
  const isDoorOpen = useDoor(club);
  const { data: viewer } = useQuery(memberQueries.cachedProfile(viewerId));
  const reasons = refusalReasons(club, viewer, new Date());
  const isAhead = club.phase === 'open' && isInvolved(club, viewerId);
  const isHost = club.host.memberId === viewerId;
  const hasSeat = ownApplication(club, viewerId)?.clubMemberStatus === 'CLUB_JOINED';
  const isComing = hasSeat && (club.phase === 'open' || club.phase === 'ongoing');
  const { clubId, onlineLink } = club;
  const mayLeave = !isHost && club.phase === 'open';
  const actionBar = isHost ? (
    <HostBar club={club} onInvite={() => void shareClub(club.clubName)} />
  ) : (
    <ClubAction club={club} viewerId={viewerId} reasons={reasons} />
  );
  return (
    <Page
      topBar={<DetailTopBar club={club} isHost={isHost} />}
      actionBar={
        isDoorOpen && onlineLink !== null ? (
          <EnterBar
            link={onlineLink}
            exit={mayLeave && <CancelButton clubId={clubId} memberId={viewerId} seat="joined" />}
          />
        ) : (
          actionBar
        )
      }
    >
      <ClubDetailView
        club={club}
        bannerSrc={imageAddress(club.bannerImage)}
        isOwn={isHost}
        isJoined={hasSeat && !isHost}
        gettingThere={isComing && <GettingThere clubId={clubId} address={club.location} />}
        notice={
          <>
            <OwnMeeting club={club} viewerId={viewerId} isDoorOpen={isDoorOpen} />
            <ViewerStatus club={club} viewerId={viewerId} />
            {isAhead && <PushOffer />}
            {isHost && club.phase === 'open' && <HostDesk club={club} />}
          </>
        }
      />
      {isAhead && <ClubMuteRow clubId={clubId} />}
      {club.phase === 'cancelled' && !isHost && (
        <Suspense>
          <SimilarClubs club={club} />
        </Suspense>
      )}
    </Page>
  );
}
