import type { ReceivedReview } from '@azit/contract/reviews/review.schema';
import { formatDetailDate } from '@azit/rules/meeting-time';
import { MessageSquareHeart } from 'lucide-react';
import { Link } from 'react-router';
import { memberMessages } from '#web/domain/copy/member.ts';
import { commentLabels } from '#web/domain/copy/praise.ts';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { paths } from '#web/navigation/paths.ts';
import { reviewQueries } from '#web/queries/review-queries.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { TimeText } from '#web/ui/layout/time-text.tsx';
import styles from './received-reviews.module.css';

export function ReceivedReviews({ memberId }: { memberId: number }) {
  const list = useInfiniteList(reviewQueries.received(memberId));
  return (
    <InfiniteList
      list={list}
      label="받은 후기"
      className={styles.list}
      skeleton={<ReviewsSkeleton />}
      empty={
        <EmptyState
          icon={<MessageSquareHeart />}
          title={memberMessages.noReviews}
          how="모임을 마치면 함께한 사람들이 후기를 남길 수 있어요."
        />
      }
      renderItem={(review) => <ReceivedReviewItem review={review} />}
    />
  );
}

/** The author is omitted, because reviews are anonymous. */
function ReceivedReviewItem({ review }: { review: ReceivedReview }) {
  const { commentCategory, secondCategory, commentBody, club } = review;
  return (
    <article className={styles.review}>
      <h3 className={styles.praises}>
        <Badge tone="point">{commentLabels[commentCategory]}</Badge>
        {secondCategory && <Badge tone="point">{commentLabels[secondCategory]}</Badge>}
      </h3>
      {commentBody && <p className={styles.body}>{commentBody}</p>}
      <p className={styles.source}>
        <Link to={paths.clubDetail(club.clubId)} className={styles.club}>
          {club.clubName}
        </Link>
        <TimeText dateTime={club.meetingDate}>
          {formatDetailDate(club.meetingDate, new Date())}
        </TimeText>
      </p>
    </article>
  );
}

const rows = [1, 2, 3, 4, 5];

function ReviewsSkeleton() {
  return (
    <SkeletonGroup>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row}>
            <Skeleton height="13rem" />
          </li>
        ))}
      </ul>
    </SkeletonGroup>
  );
}
