import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { JoinForm } from '#web/features/applications/components/join-form.tsx';
import { QuestionCard } from '#web/features/applications/components/question-card.tsx';
import { isPastApplying, refusalReasons } from '#web/features/applications/model/viewer-club.ts';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { ClubSummary } from '#web/features/clubs/components/club-summary.tsx';
import { ProfileOffer } from '#web/features/members/components/profile-offer.tsx';
import { PushOffer } from '#web/features/push/components/push-offer.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { isFromClub } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import styles from './join-screen.module.css';

const title = '참여 신청';

export function ClubJoinScreen() {
  const clubId = useIdParam();
  const session = useSession();
  usePageTitle(title);
  const parent = clubId === null ? paths.home : paths.clubDetail(clubId);
  const topBar = <TopBar title={title} leading={<BackButton fallback={parent} />} />;
  if (!session) return null;
  return (
    <ClubFrame clubId={clubId} topBar={topBar}>
      {(club) => <Join club={club} memberId={session.memberId} topBar={topBar} />}
    </ClubFrame>
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
  // Use Back only if the club is the previous page: otherwise the previous page may be the login.
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
      refusal={isPastApplying(club, memberId) ? <Once act={showClub} /> : refusal}
      next={
        <>
          {viewer && <ProfileOffer member={viewer} />}
          <PushOffer />
        </>
      }
      onSent={showClub}
    >
      <ClubSummary club={club} />
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
