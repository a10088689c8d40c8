import { canMembersChat } from '#web/domain/club-chat.ts';
import { mayAct } from '#web/domain/own-application.ts';
import { MemberManagement } from '#web/features/applications/components/member-management.tsx';
import { PersonMenu } from '#web/features/blocks/components/person-menu.tsx';
import { MessagePerson } from '#web/features/chat/entry/message-person.tsx';
import { ClubSummary } from '#web/features/clubs/components/club-summary.tsx';
import { HostPage } from '#web/features/clubs/components/host-page.tsx';
import { ReleaseRow } from '#web/features/clubs/components/release-row.tsx';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/page.tsx';

export function ClubMemberScreen() {
  const session = useSession();
  return (
    <HostPage title="멤버 관리" capability="decideApplications">
      {(club, topBar) => (
        <Page padded topBar={topBar}>
          <ClubSummary club={club} />
          {mayAct(club, session?.memberId ?? 0, 'editClub') && club.phase === 'open' && (
            <ReleaseRow club={club} />
          )}
          <MemberManagement
            clubId={club.clubId}
            hostId={club.host.memberId}
            memberLimit={club.memberLimit}
            phase={club.phase}
            mayKick={mayAct(club, session?.memberId ?? 0, 'removeFromClub')}
            personActions={(person) => (
              <>
                <PersonMenu member={person} />
                {canMembersChat(club, new Date()) && <MessagePerson person={person} />}
              </>
            )}
          />
        </Page>
      )}
    </HostPage>
  );
}
