import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { ReactNode } from 'react';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { ClubSummary } from '#web/features/clubs/components/club-summary.tsx';
import { useGetViewer } from '#web/features/signups/api/use-get-viewer.ts';
import { JoinForm } from '#web/features/signups/components/join-form.tsx';
import { QuestionCard } from '#web/features/signups/components/question-card.tsx';
import { refusalReasons } from '#web/features/signups/model/viewer-club.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { useSession } from '#web/lib/session.ts';
import { useGoBack } from '#web/lib/use-go-back.ts';
import { useIdParam } from '#web/lib/use-id-param.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import styles from './azit-join-screen.module.css';

const title = '참여 신청';

export function AzitJoinScreen() {
  const clubId = useIdParam();
  const session = useSession();
  usePageTitle(title);
  const topBar = (
    <TopBar title={title} leading={<BackButton fallback={`/azit/detail/${clubId}`} />} />
  );
  if (!session) return null;
  return (
    <ClubFrame clubId={clubId} topBar={topBar}>
      {(club) => <Join club={club} memberId={session.memberId} topBar={topBar} />}
    </ClubFrame>
  );
}

type JoinProps = { club: ClubDetail; memberId: number; topBar: ReactNode };

/** Who cannot join is told so here as well, before an answer is typed for nothing. */
function Join({ club, memberId, topBar }: JoinProps) {
  const detail = `/azit/detail/${club.clubId}`;
  const goBack = useGoBack(detail);
  const { data: viewer } = useGetViewer(memberId);
  const reasons = refusalReasons(club, viewer, new Date());
  if (reasons.length > 0) {
    return (
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
  }
  return (
    <JoinForm clubId={club.clubId} memberId={memberId} topBar={topBar} onSent={goBack}>
      <ClubSummary club={club} />
      <QuestionCard clubId={club.clubId} />
    </JoinForm>
  );
}
