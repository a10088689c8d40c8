import { MessageSquareHeart } from 'lucide-react';
import { InfiniteList } from '#web/lib/infinite-list.tsx';
import { memberMessages } from '#web/lib/messages/member.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useListReceivedReviews } from '../api/use-list-received-reviews.ts';
import { ReceivedReviewItem } from './received-review-item.tsx';
import styles from './received-reviews.module.css';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

export function ReceivedReviews({ memberId }: { memberId: number }) {
  const list = useListReceivedReviews(memberId);
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
