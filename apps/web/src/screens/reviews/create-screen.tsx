import { useQuery } from '@tanstack/react-query';
import { CalendarX2, ChevronLeft, CircleCheck, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '#web/api/error.ts';
import { isNotFound } from '#web/api/is-not-found.ts';
import { appMessages } from '#web/domain/copy/app.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { feedbackMessages } from '#web/domain/copy/feedback.ts';
import { useWriteReviews } from '#web/features/reviews/api/use-write-reviews.ts';
import { ClubLine } from '#web/features/reviews/components/club-line.tsx';
import { ReviewForm, ReviewFormSkeleton } from '#web/features/reviews/components/review-form.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useGoBack } from '#web/navigation/use-go-back.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { toastOnNextPage } from '#web/notify/notify.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { reviewQueries } from '#web/queries/review-queries.ts';
import { MessagePage } from '#web/screens/system/message-page.tsx';
import { useSession } from '#web/session/session.ts';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

const heading = '후기 남기기';
/** A member of a smaller group can guess who wrote a review, so the form warns the author. */
const GROUP_MIN = 4;
const goneNotice = {
  icon: <CalendarX2 />,
  title: feedbackMessages.clubGone,
  action: <TonalLink to={paths.home}>{appMessages.goHome}</TonalLink>,
};

export function ReviewCreateScreen() {
  usePageTitle(heading);
  const clubId = useIdParam();
  const own = useSession();
  if (!own) return null;
  const profile = paths.memberProfile(own.memberId);
  const back = <IconLink to={profile} label="뒤로" icon={<ChevronLeft />} />;
  if (clubId === null) {
    return <MessagePage heading={heading} leading={back} {...goneNotice} />;
  }
  return <WriteReviews key={clubId} clubId={clubId} viewerId={own.memberId} back={back} />;
}

type WriteReviewsProps = { clubId: number; viewerId: number; back: ReactNode };

function WriteReviews({ clubId, viewerId, back }: WriteReviewsProps) {
  const goBack = useGoBack(paths.memberProfile(viewerId));
  const { data: club } = useQuery(clubQueries.cachedDetail(clubId));
  const query = useQuery(reviewQueries.reviewees(clubId));
  const { data, error } = query;
  const write = useWriteReviews(viewerId, clubId);
  const toClub = <TonalLink to={paths.clubDetail(clubId)}>{clubMessages.look}</TonalLink>;
  const refused = refusalNotice(error, toClub);
  if (refused) return <MessagePage heading={heading} leading={back} {...refused} />;
  if (data?.people.length === 0) {
    const notice = { icon: <CircleCheck />, title: '함께한 사람 모두에게 후기를 남겼어요.' };
    return <MessagePage heading={heading} leading={back} {...notice} action={toClub} />;
  }
  const topBar = <TopBar title={heading} leading={back} />;
  if (!data) {
    return (
      <Page padded topBar={topBar}>
        <QueryFallback query={query}>
          <ClubLine club={club} />
          <ReviewFormSkeleton />
        </QueryFallback>
      </Page>
    );
  }
  return (
    <ReviewForm
      people={data.people}
      isGuessable={(data.attendedCount ?? GROUP_MIN) < GROUP_MIN}
      topBar={topBar}
      heading={<ClubLine club={club} />}
      send={write.mutateAsync}
      onRefused={() => void query.refetch()}
      onSent={() => {
        toastOnNextPage('후기를 남겼어요');
        goBack();
      }}
    />
  );
}

function refusalNotice(error: Error | null, toClub: ReactNode) {
  if (isNotFound(error)) return goneNotice;
  if (error instanceof ApiError && error.status === 403) {
    return { icon: <Lock />, title: error.message, action: toClub };
  }
  return null;
}
