import { CREW_MEMBERS_MAX } from '@azit/contract/crews/crew.field';
import type { Crew } from '@azit/contract/crews/crew.schema';
import { hasCapability } from '@azit/rules/hosting/host-capability';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { isEnded } from '#web/api/is-ended.ts';
import { isNotFound } from '#web/api/is-not-found.ts';
import { crewLabel } from '#web/domain/copy/crew-label.ts';
import { InviteLinkLayer } from '#web/features/clubs/components/invite-link/invite-link-layer.tsx';
import type { LinkTarget } from '#web/features/clubs/model/share-club.ts';
import { CrewSkeleton } from '#web/features/crews/components/crew-banner.tsx';
import { CrewDatePlan } from '#web/features/crews/components/crew-date-plan.tsx';
import { CrewMemberView } from '#web/features/crews/components/crew-member-view.tsx';
import { CrewPeople } from '#web/features/crews/components/crew-people.tsx';
import { GuestBar, InvitedBar } from '#web/features/crews/components/invited-bar.tsx';
import { InvitedView } from '#web/features/crews/components/invited-view.tsx';
import { StrangerBar, StrangerView } from '#web/features/crews/components/stranger-view.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { useInviteKey } from '#web/navigation/use-invite-key.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { explainOnNextPage } from '#web/notify/notify.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { forgetInviteKey } from '#web/session/invite-key.ts';
import { requestLoginPrompt } from '#web/session/login-prompt.ts';
import { useSession } from '#web/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { FloatingTopBar } from '#web/ui/layout/floating-top-bar.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { EndedCrewInvitation, EndedInvitation } from '../clubs/invitation/no-invitation.tsx';
import { NotFoundScreen } from '../system/not-found-screen.tsx';

export function CrewScreen() {
  const { part } = useParams();
  switch (part) {
    case undefined:
      return <WholeCrew />;
    case 'dates':
      return (
        <CrewPart title={() => '앞으로 만날 날'} render={(crew) => <CrewDatePlan crew={crew} />} />
      );
    case 'members':
      return <CrewPart title={countMembers} render={(crew) => <CrewPeople crew={crew} />} />;
    default:
      return <NotFoundScreen />;
  }
}

function WholeCrew() {
  const { crewId, inviteKey, ...query } = useCrew();
  usePageTitle(query.data?.name ?? '크루');
  const hasEnded = isEnded(query.error);
  useEffect(() => {
    // Forget the key of the ended link: the crew is shown without a key while one of its meetings
    // is open to everyone.
    if (hasEnded) forgetInviteKey(paths.crew(crewId ?? 0));
  }, [crewId, hasEnded]);
  if (hasEnded) return inviteKey === undefined ? <EndedCrewInvitation /> : <EndedInvitation />;
  if (crewId === null || isNotFound(query.error))
    return query.data ? <LeaveHiddenCrew /> : <Missing />;
  if (query.data) return <OpenCrew crew={query.data} inviteKey={inviteKey} />;
  if (query.error === null) {
    return (
      <Page topBar={<FloatingTopBar leading={<BackButton variant="surface" />} />}>
        <CrewSkeleton />
      </Page>
    );
  }
  return (
    <Page padded topBar={<BackBar title="크루" />}>
      <CrewContent query={query} render={() => null} />
    </Page>
  );
}

/**
 * A former member may no longer see the page. If it was the member's own act, a toast confirms it.
 * Otherwise a notice gives the reason.
 */
function LeaveHiddenCrew() {
  useEffect(() => explainOnNextPage('더는 볼 수 없는 크루예요. 알림을 확인해 주세요'), []);
  return <Navigate to={paths.home} replace />;
}

/** Offers guests a login, because they may be members of the crew. */
function Missing() {
  const isGuest = useSession() === null;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isGuest) return;
    requestLoginPrompt(pathname);
    void navigate(paths.home, { replace: true });
  }, [isGuest, pathname, navigate]);
  return isGuest ? null : <NotFoundScreen />;
}

function useCrew() {
  const crewId = useIdParam();
  const inviteKey = useInviteKey(paths.crew(crewId ?? 0));
  const query = useQuery({
    ...crewQueries.detail(crewId ?? 0, inviteKey),
    enabled: crewId !== null,
  });
  return { crewId, inviteKey, ...query };
}

function toLinkTarget({ crewId, name, memberCount, plan }: Crew): LinkTarget {
  const freeSeats = Math.max(1, CREW_MEMBERS_MAX - memberCount);
  return {
    params: { crewId },
    title: name,
    text: crewLabel(name),
    freeSeats,
    maxUses: freeSeats,
    // A crew may have more members than a meeting has seats, but a new one rarely wants that.
    usualUses: plan ? Math.max(1, plan.memberLimit - memberCount) : freeSeats,
    isFull: false,
    startsAt: null,
  };
}

type OpenCrewProps = { crew: Crew; inviteKey: string | undefined };

function OpenCrew({ crew, inviteKey }: OpenCrewProps) {
  const viewerId = useSession()?.memberId;
  const topBar = <FloatingTopBar leading={<BackButton variant="surface" />} />;
  if (crew.myState === 'JOINED' && viewerId !== undefined) {
    return (
      <Page topBar={topBar}>
        <CrewMemberView crew={crew} viewerId={viewerId} />
        {hasCapability(crew.myRole, 'invite') && <InviteLinkLayer target={toLinkTarget(crew)} />}
      </Page>
    );
  }
  // The server sends the members only to invited members and with a valid key.
  if (crew.myState === 'INVITED' || (inviteKey !== undefined && crew.members !== undefined)) {
    const bar =
      viewerId === undefined ? (
        <GuestBar crew={crew} />
      ) : (
        <InvitedBar crew={crew} inviteKey={inviteKey} />
      );
    return (
      <Page topBar={topBar} actionBar={bar}>
        <InvitedView crew={crew} />
      </Page>
    );
  }
  return (
    <Page topBar={topBar} actionBar={<StrangerBar crew={crew} />}>
      <StrangerView crew={crew} />
    </Page>
  );
}

function countMembers(crew: Crew | undefined): string {
  return crew ? `멤버 ${crew.memberCount}` : '멤버';
}

type CrewPartProps = {
  title: (crew: Crew | undefined) => string;
  render: (crew: Crew) => ReactNode;
};

/** A subpage of a crew, which only its members can open. */
function CrewPart({ title, render }: CrewPartProps) {
  const { crewId, ...query } = useCrew();
  const heading = title(query.data);
  usePageTitle(heading);
  const isHidden = query.data !== undefined && query.data.myState !== 'JOINED';
  if (crewId === null || isHidden || isNotFound(query.error)) return <Missing />;
  return (
    <Page padded topBar={<BackBar title={heading} />}>
      <CrewContent query={query} render={render} />
    </Page>
  );
}

type CrewContentProps = {
  query: {
    data: Crew | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  render: (crew: Crew) => ReactNode;
};

function CrewContent({ query, render }: CrewContentProps) {
  if (query.data) return render(query.data);
  if (query.error) {
    return (
      <ErrorState
        message="크루를 불러오지 못했어요."
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton height="20rem" />
    </SkeletonGroup>
  );
}
