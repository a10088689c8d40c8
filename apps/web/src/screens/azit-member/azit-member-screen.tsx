import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { ClubSummary } from '#web/features/clubs/components/club-summary.tsx';
import { HostOnly } from '#web/features/clubs/components/host-only.tsx';
import { RowsSkeleton } from '#web/features/clubs/components/rows-skeleton.tsx';
import { MemberManagement } from '#web/features/signups/components/member-management.tsx';
import { BackButton } from '#web/lib/back-button.tsx';
import { useIdParam } from '#web/lib/use-id-param.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

const title = '멤버 관리';

export function AzitMemberScreen() {
  const clubId = useIdParam();
  usePageTitle(title);
  const topBar = (
    <TopBar title={title} leading={<BackButton fallback={`/azit/detail/${clubId}`} />} />
  );
  const loading = (
    <Page padded topBar={topBar}>
      <RowsSkeleton />
    </Page>
  );
  return (
    <ClubFrame clubId={clubId} topBar={topBar} loading={loading}>
      {(club) => (
        <HostOnly club={club} topBar={topBar}>
          <Page padded topBar={topBar}>
            <ClubSummary club={club} />
            <MemberManagement
              clubId={club.clubId}
              hostId={club.host.memberId}
              active={club.clubStatus === 'CLUB_ACTIVE'}
            />
          </Page>
        </HostOnly>
      )}
    </ClubFrame>
  );
}
