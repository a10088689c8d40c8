import { Settings } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { noticeMessages } from '#web/domain/copy/notice.ts';
import { RejoinButton } from '#web/features/applications/components/rejoin-button.tsx';
import { ConfirmationAnswer } from '#web/features/meeting/components/confirmation-answer.tsx';
import { MailChoice } from '#web/features/notices/components/mail-choice.tsx';
import { NoticeList } from '#web/features/notices/components/notice-list.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';

// Loaded on demand: most inboxes contain no notice about a crew.
const CrewNoticeAnswer = lazy(async () => ({
  default: (await import('#web/features/crews/components/crew-notice-answer.tsx')).CrewNoticeAnswer,
}));

const OfferAnswer = lazy(async () => ({
  default: (await import('#web/features/applications/components/seats/offer-answer.tsx'))
    .OfferAnswer,
}));

export function NoticeScreen() {
  usePageTitle(noticeMessages.title);
  const setting = <IconLink to={paths.noticeSetting} label="알림 설정" icon={<Settings />} />;
  return (
    <Page topBar={<BackBar title={noticeMessages.title} trailing={setting} />}>
      <MailChoice />
      <NoticeList
        renderAnswer={(notice, markRead) => {
          const { clubId, crew, myConfirmation, mayRejoin, createdAt } = notice;
          const isOffer = notice.kind === 'SEAT_OFFERED' || notice.kind === 'SEAT_OPEN';
          if (isOffer && clubId !== null) {
            return (
              notice.mayAnswer && (
                <Suspense fallback={<Skeleton height="3.6rem" />}>
                  <OfferAnswer clubId={clubId} onAnswered={markRead} />
                </Suspense>
              )
            );
          }
          if (crew && notice.mayAnswer) {
            return (
              <Suspense fallback={<Skeleton height="3.6rem" />}>
                <CrewNoticeAnswer notice={notice} crewId={crew.crewId} onAnswered={markRead} />
              </Suspense>
            );
          }
          const [actor] = notice.actors;
          if (notice.kind === 'CREW_REMOVED' && actor) {
            return (
              <ButtonLink variant="weak" size="small" to={paths.memberReport(actor.memberId)}>
                이유가 맞지 않나요? 신고하기
              </ButtonLink>
            );
          }
          if (clubId === null) return null;
          if (mayRejoin) return <RejoinButton clubId={clubId} size="small" onJoined={markRead} />;
          return (
            myConfirmation !== null && (
              <ConfirmationAnswer
                clubId={clubId}
                answer={myConfirmation}
                seenAt={createdAt}
                meeting={notice.meeting}
                onAnswered={markRead}
              />
            )
          );
        }}
      />
    </Page>
  );
}
