import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { VisibleMember } from '@azit/contract/members/member.schema';
import { clubViewerState } from '@azit/rules/club-viewer-state';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { JoinForm } from '#web/features/applications/components/join-form.tsx';
import { QuestionCard } from '#web/features/applications/components/question-card.tsx';
import { isPastApplying, refusalReasons } from '#web/features/applications/model/viewer-club.ts';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { ClubSummary } from '#web/features/clubs/components/club-summary.tsx';
import { ProfileOffer } from '#web/features/members/components/profile-offer.tsx';
import { PushOffer } from '#web/features/push/components/push-offer.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { isFromClub } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { invitationQueries } from '#web/queries/invitation-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { readInviteKey } from '#web/session/invite-key.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './join-screen.module.css';

// Loaded on demand: few applicants have another meeting at this time.
const OverlapNote = lazy(async () => ({
  default: (await import('#web/features/applications/components/overlap-note.tsx')).OverlapNote,
}));

const title = '참여 신청';

export function ClubJoinScreen() {
  const clubId = useIdParam();
  const session = useSession();
  usePageTitle(title);
  const parent = clubId === null ? paths.home : paths.clubDetail(clubId);
  const topBar = <BackBar title={title} fallback={parent} />;
  // Request the profile together with the club, which saves a round trip on a slow connection.
  useQuery({ ...memberQueries.cachedProfile(session?.memberId ?? 0), enabled: session !== null });
  const [inviteKey] = useState(() => (clubId === null ? undefined : readInviteKey(clubId)));
  if (!session) return null;
  const invited = clubId !== null && inviteKey !== undefined && (
    <InvitedJoin
      clubId={clubId}
      memberId={session.memberId}
      inviteKey={inviteKey}
      topBar={topBar}
    />
  );
  return (
    <ClubFrame clubId={clubId} topBar={topBar} missing={invited}>
      {(club) => <Join club={club} memberId={session.memberId} topBar={topBar} />}
    </ClubFrame>
  );
}

type InvitedJoinProps = {
  clubId: number;
  memberId: number;
  inviteKey: string;
  topBar: ReactNode;
};

/**
 * The page of a link-only club is accessible only after the application, so the invitation is shown
 * until then.
 */
function InvitedJoin({ clubId, memberId, inviteKey, topBar }: InvitedJoinProps) {
  const navigate = useNavigate();
  const query = useQuery(invitationQueries.get(clubId, inviteKey));
  const { data: viewer } = useQuery(memberQueries.cachedProfile(memberId));
  const { data: club } = query;
  if (query.error) return <Navigate to={paths.clubInvitation(clubId)} replace />;
  if (!club) return <Page topBar={topBar}>{null}</Page>;
  return (
    <JoinForm
      clubId={clubId}
      memberId={memberId}
      inviteKey={inviteKey}
      waitlist={clubViewerState(club, null) === 'full'}
      topBar={topBar}
      refusal={null}
      next={<AfterSending viewer={viewer} />}
      onSent={() => void navigate(paths.clubDetail(clubId), { replace: true })}
    >
      <ClubSummary club={club} />
      <div className={styles.overlap}>
        <Suspense fallback={null}>
          <OverlapNote memberId={memberId} club={club} />
        </Suspense>
      </div>
      <QuestionCard question={club.joinQuestion ?? ''} />
    </JoinForm>
  );
}

function AfterSending({ viewer }: { viewer: VisibleMember | undefined }) {
  return (
    <>
      {viewer && <ProfileOffer member={viewer} />}
      <PushOffer />
    </>
  );
}

type JoinProps = { club: ClubDetail; memberId: number; topBar: ReactNode };

function Join({ club, memberId, topBar }: JoinProps) {
  const detail = paths.clubDetail(club.clubId);
  const goBack = useGoBack(detail);
  const navigate = useNavigate();
  const isClubBehind = isFromClub(useLocation().state);
  const { data: viewer } = useQuery(memberQueries.cachedProfile(memberId));
  const reasons = refusalReasons(club, viewer, new Date());
  // Use Back only if the club is the previous page: the previous page may also be the login.
  const showClub = isClubBehind ? goBack : () => void navigate(detail, { replace: true });
  const refusal = reasons.length > 0 && (
    <Page padded topBar={topBar}>
      <ClubSummary club={club} />
      <div className={styles.refusal}>
        <Callout tone="warning" title="지금은 신청할 수 없어요">
          {reasons.join(' ')}
        </Callout>
        <ButtonLink to={detail} variant="tonal" full replace>
          아지트 보기
        </ButtonLink>
      </div>
    </Page>
  );
  return (
    <JoinForm
      clubId={club.clubId}
      memberId={memberId}
      topBar={topBar}
      waitlist={Boolean(club.waitlist)}
      refusal={isPastApplying(club, memberId) ? <Once act={showClub} /> : refusal}
      next={<AfterSending viewer={viewer} />}
      onSent={showClub}
    >
      <ClubSummary club={club} />
      <div className={styles.overlap}>
        <Suspense fallback={null}>
          <OverlapNote memberId={memberId} club={club} />
        </Suspense>
      </div>
      <QuestionCard question={club.joinQuestion} />
    </JoinForm>
  );
}

function Once({ act }: { act: () => void }) {
  const isDone = useRef(false);
  const actOnce = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    act();
  });
  useEffect(() => actOnce(), []);
  return null;
}
