import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { isNotFound } from '#web/api/is-not-found.ts';
import { invitationMessages } from '#web/domain/copy/invitation.ts';
import { ownApplication } from '#web/domain/own-application.ts';
import { useLivePhase } from '#web/domain/use-live-club.ts';
import { InvitationBar } from '#web/features/clubs/components/invitation/invitation-bar.tsx';
import { InvitationView } from '#web/features/clubs/components/invitation/invitation-view.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { invitationQueries } from '#web/queries/invitation-queries.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { InvitationTopBar } from './invitation-top-bar.tsx';
import { InvitationWaiting } from './invitation-waiting.tsx';

export function InvitationScreen() {
  const clubId = useIdParam();
  const session = useSession();
  if (clubId === null) return <Gone />;
  return session ? (
    <ForMember clubId={clubId} memberId={session.memberId} />
  ) : (
    <ForGuest clubId={clubId} />
  );
}

function ForGuest({ clubId }: { clubId: number }) {
  const query = useQuery(invitationQueries.get(clubId));
  usePageTitle(query.data?.clubName ?? invitationMessages.title);
  if (query.data) return <InvitationPage club={query.data} isGuest />;
  return <Missing query={query} />;
}

type ForMemberProps = { clubId: number; memberId: number };

/** Wait for the server even if the club is cached: the member may have just applied. */
function ForMember({ clubId, memberId }: ForMemberProps) {
  const query = useQuery(clubQueries.detail(clubId));
  const club = query.isFetchedAfterMount ? query.data : undefined;
  usePageTitle(club?.clubName ?? invitationMessages.title);
  if (!club) return <Missing query={query} />;
  if (ownApplication(club, memberId)) return <Navigate to={paths.clubDetail(clubId)} replace />;
  return <InvitationPage club={club} isGuest={false} />;
}

function InvitationPage({ club, isGuest }: { club: Invitation; isGuest: boolean }) {
  const live = { ...club, phase: useLivePhase(club) };
  return (
    <Page topBar={<InvitationTopBar />} actionBar={<InvitationBar club={live} isGuest={isGuest} />}>
      <InvitationView club={live} />
    </Page>
  );
}

type MissingProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

function Missing({ query: { error, isFetching, refetch } }: MissingProps) {
  if (!error) return <InvitationWaiting />;
  if (isNotFound(error)) return <Gone />;
  return (
    <WithoutClub>
      <ErrorState
        message={invitationMessages.gone}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </WithoutClub>
  );
}

function Gone() {
  usePageTitle(invitationMessages.title);
  return (
    <WithoutClub>
      <EmptyState
        icon={<CalendarX2 />}
        title={invitationMessages.gone}
        how="주소가 바뀌었거나 없는 아지트예요."
        action={
          <ButtonLink to={paths.home} variant="tonal" size="medium">
            다른 아지트 둘러보기
          </ButtonLink>
        }
      />
    </WithoutClub>
  );
}

function WithoutClub({ children }: { children: ReactNode }) {
  return (
    <Page padded topBar={<InvitationTopBar />}>
      <h1 className="visually-hidden">{invitationMessages.title}</h1>
      {children}
    </Page>
  );
}
