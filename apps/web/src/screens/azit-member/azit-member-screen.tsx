import { ClubSummary } from '#web/features/clubs/components/club-summary.tsx';
import { HostPage } from '#web/features/clubs/components/host-page.tsx';
import { MemberManagement } from '#web/features/signups/components/member-management.tsx';
import { Page } from '#web/ui/page.tsx';

export function AzitMemberScreen() {
  return (
    <HostPage title="멤버 관리">
      {(club, topBar) => (
        <Page padded topBar={topBar}>
          <ClubSummary club={club} />
          <MemberManagement
            clubId={club.clubId}
            hostId={club.host.memberId}
            active={club.clubStatus === 'CLUB_ACTIVE'}
          />
        </Page>
      )}
    </HostPage>
  );
}
