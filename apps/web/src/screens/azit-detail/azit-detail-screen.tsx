import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useGetClub } from '#web/features/clubs/api/use-get-club.ts';
import { ClubDetailView } from '#web/features/clubs/components/club-detail-view.tsx';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { useGetViewer } from '#web/features/signups/api/use-get-viewer.ts';
import { ClubAction } from '#web/features/signups/components/club-action.tsx';
import { OwnSeat } from '#web/features/signups/components/own-seat.tsx';
import { refusalReasons } from '#web/features/signups/model/viewer-club.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { imageAddress } from '#web/lib/image-address.ts';
import { useSession } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/use-id-param.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { DetailTopBar } from './detail-top-bar.tsx';
import { DetailWaiting } from './detail-waiting.tsx';

export function AzitDetailScreen() {
  const clubId = useIdParam();
  const session = useSession();
  const { data } = useGetClub(clubId);
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

function Detail({ club, viewerId }: { club: ClubDetail; viewerId: number }) {
  const { data: viewer } = useGetViewer(viewerId);
  const reasons = refusalReasons(club, viewer, new Date());
  return (
    <Page
      topBar={<DetailTopBar club={club} isHost={club.host.memberId === viewerId} />}
      actionBar={<ClubAction club={club} viewerId={viewerId} reasons={reasons} />}
    >
      <ClubDetailView
        club={club}
        bannerSrc={imageAddress(club.bannerImage)}
        notice={<OwnSeat club={club} viewerId={viewerId} />}
      />
    </Page>
  );
}
