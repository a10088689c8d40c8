import { MessageSquareHeart } from 'lucide-react';
import { memberMessages } from '#web/domain/copy/member.ts';
import { InfiniteList } from '#web/lists/infinite-list.tsx';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { reviewQueries } from '#web/queries/review-queries.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ReceivedReviewItem } from './received-review-item.tsx';
import styles from './received-reviews.module.css';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

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
          how={memberMessages.noReviewsHow}
        />
      }
      renderItem={(review) => <ReceivedReviewItem review={review} />}
    />
  );
}
