import { CalendarX2, ChevronLeft, CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useGetReviewedClub } from '#web/features/reviews/api/use-get-reviewed-club.ts';
import { useListReviewees } from '#web/features/reviews/api/use-list-reviewees.ts';
import { useWriteReviews } from '#web/features/reviews/api/use-write-reviews.ts';
import { ClubLine } from '#web/features/reviews/components/club-line.tsx';
import { ReviewForm } from '#web/features/reviews/components/review-form.tsx';
import { ReviewFormSkeleton } from '#web/features/reviews/components/review-form-skeleton.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { isGone } from '#web/lib/is-gone.ts';
import { feedbackMessages } from '#web/lib/messages/feedback.ts';
import { toast } from '#web/lib/notify.ts';
import { useSession } from '#web/lib/session.ts';
import { Unanswered } from '#web/lib/unanswered.tsx';
import { useGoBack } from '#web/lib/use-go-back.ts';
import { useIdParam } from '#web/lib/use-id-param.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { NoticePage } from '#web/screens/notice-page.tsx';
import { IconLink } from '#web/ui/icon-link.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

const heading = '후기 남기기';

export function ReviewCreateScreen() {
  usePageTitle(heading);
  const clubId = useIdParam();
  const own = useSession();
  if (!own) return null;
  const profile = `/userpage/${own.memberId}`;
  const back = <IconLink to={profile} label="뒤로" icon={<ChevronLeft aria-hidden />} />;
  if (clubId === null) {
    const title = feedbackMessages.clubGone;
    return <NoticePage heading={heading} leading={back} icon={<CalendarX2 />} title={title} />;
  }
  return <WriteReviews key={clubId} clubId={clubId} viewerId={own.memberId} back={back} />;
}

type WriteReviewsProps = { clubId: number; viewerId: number; back: ReactNode };

function WriteReviews({ clubId, viewerId, back }: WriteReviewsProps) {
  const goBack = useGoBack(`/userpage/${viewerId}`);
  const { data: club } = useGetReviewedClub(clubId);
  const query = useListReviewees(clubId);
  const { data: people, error } = query;
  const write = useWriteReviews(viewerId, clubId);
  const refused = refusalNotice(error);
  if (refused) return <NoticePage heading={heading} leading={back} {...refused} />;
  if (people?.length === 0) {
    const title = feedbackMessages.everybodyReviewed;
    return <NoticePage heading={heading} leading={back} icon={<CircleCheck />} title={title} />;
  }
  const topBar = <TopBar title={heading} leading={back} />;
  if (!people) {
    return (
      <Page padded topBar={topBar}>
        <Unanswered query={query}>
          <ClubLine club={club} />
          <ReviewFormSkeleton />
        </Unanswered>
      </Page>
    );
  }
  return (
    <ReviewForm
      people={people}
      topBar={topBar}
      heading={<ClubLine club={club} />}
      send={write.mutateAsync}
      onRefused={() => void query.refetch()}
      onSent={() => {
        toast(feedbackMessages.reviewed);
        goBack();
      }}
    />
  );
}

/** What trying again would not change: no such club, not there, not over yet. */
function refusalNotice(error: Error | null) {
  if (isGone(error)) return { icon: <CalendarX2 />, title: feedbackMessages.clubGone };
  if (error instanceof ApiError && error.status === 403) {
    return { icon: <Lock />, title: error.message };
  }
  return null;
}
