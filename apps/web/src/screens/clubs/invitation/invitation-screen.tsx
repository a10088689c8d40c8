import { clubViewerState } from '@azit/rules/club-viewer-state';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isEnded } from '#web/api/is-ended.ts';
import { isNotFound } from '#web/api/is-not-found.ts';
import { invitationMessages } from '#web/domain/copy/invitation.ts';
import { ownApplication } from '#web/domain/own-application.ts';
import { useLivePhase } from '#web/domain/use-live-club.ts';
import { JoinByLinkButton } from '#web/features/applications/components/join-by-link-button.tsx';
import { whyUnfit } from '#web/features/applications/model/viewer-club.ts';
import { InvitationBar } from '#web/features/clubs/components/invitation/invitation-bar.tsx';
import { InvitationView } from '#web/features/clubs/components/invitation/invitation-view.tsx';
import { isFromSignUp } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { useInviteKey } from '#web/navigation/use-invite-key.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { invitationQueries } from '#web/queries/invitation-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { forgetInviteKey } from '#web/session/invite-key.ts';
import { useSession } from '#web/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { InvitationTopBar } from './invitation-top-bar.tsx';
import { InvitationWaiting } from './invitation-waiting.tsx';
import { EndedInvitation, GoneInvitation, NoInvitation } from './no-invitation.tsx';

export function InvitationScreen() {
  const clubId = useIdParam();
  const session = useSession();
  const inviteKey = useInviteKey(clubId);
  if (clubId === null) return <GoneInvitation />;
  return session ? (
    <ForMember clubId={clubId} memberId={session.memberId} inviteKey={inviteKey} />
  ) : (
    <ForGuest clubId={clubId} inviteKey={inviteKey} />
  );
}

type ForGuestProps = { clubId: number; inviteKey: string | undefined };

function ForGuest({ clubId, inviteKey }: ForGuestProps) {
  const query = useQuery(invitationQueries.get(clubId, inviteKey));
  usePageTitle(query.data?.clubName ?? invitationMessages.title);
  if (query.data) return <InvitationPage club={query.data} isGuest />;
  return <Missing query={query} />;
}

type ForMemberProps = ForGuestProps & { memberId: number };

/**
 * Shows nothing of a cached club, which may be outdated, until the server has responded. Only a
 * member whose application is cached is redirected at once.
 */
function ForMember({ clubId, memberId, inviteKey }: ForMemberProps) {
  const query = useQuery(clubQueries.detail(clubId));
  const hasApplied = query.data && ownApplication(query.data, memberId) !== undefined;
  const club = query.isFetchedAfterMount ? query.data : undefined;
  usePageTitle(club?.clubName ?? invitationMessages.title);
  if (hasApplied) {
    return (
      <>
        <Navigate to={paths.clubDetail(clubId)} replace />
        <InvitationWaiting />
      </>
    );
  }
  const mayInvite = club !== undefined || isNotFound(query.error);
  if (inviteKey !== undefined && mayInvite)
    return <ByLink clubId={clubId} memberId={memberId} inviteKey={inviteKey} />;
  if (!club) return <Missing query={query} />;
  return <InvitationPage club={club} isGuest={false} />;
}

type ByLinkProps = { clubId: number; memberId: number; inviteKey: string };

function ByLink({ clubId, memberId, inviteKey }: ByLinkProps) {
  const queryClient = useQueryClient();
  const query = useQuery(invitationQueries.get(clubId, inviteKey));
  const { data: viewer } = useQuery(memberQueries.cachedProfile(memberId));
  const isNewMember = isFromSignUp(useLocation().state);
  usePageTitle(query.data?.clubName ?? invitationMessages.title);
  if (!query.data || query.error) return <Missing query={query} />;
  const joinNow = query.data.admits && (
    <JoinByLinkButton
      clubId={clubId}
      memberId={memberId}
      inviteKey={inviteKey}
      waitlist={clubViewerState(query.data, null) === 'full'}
      onRefused={() => void queryClient.invalidateQueries()}
    />
  );
  const unfit = whyUnfit(query.data, viewer);
  return (
    <InvitationPage
      club={query.data}
      isGuest={false}
      isNewMember={isNewMember}
      unfit={unfit}
      joinNow={joinNow}
    />
  );
}

type InvitationPageProps = ComponentProps<typeof InvitationBar>;

function InvitationPage({ club, ...bar }: InvitationPageProps) {
  const live = { ...club, phase: useLivePhase(club) };
  return (
    <Page topBar={<InvitationTopBar />} actionBar={<InvitationBar club={live} {...bar} />}>
      <InvitationView club={live} />
    </Page>
  );
}

type MissingProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
};

function Missing({ query: { error, isFetching, refetch } }: MissingProps) {
  if (!error) return <InvitationWaiting />;
  if (isNotFound(error)) return <GoneInvitation />;
  if (isEnded(error)) return <Ended />;
  return (
    <NoInvitation>
      <ErrorState
        message={invitationMessages.gone}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </NoInvitation>
  );
}

/** Forget the key of the ended link: the club may be listed, and its page opens without a key. */
function Ended() {
  const clubId = useIdParam();
  useEffect(() => {
    if (clubId !== null) forgetInviteKey(clubId);
  }, [clubId]);
  return <EndedInvitation />;
}
