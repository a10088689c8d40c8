import type { ReceivedReview } from '@azit/contract/reviews/review.schema';
import { REVIEW_PAGE_SIZE, reviews } from '@azit/contract/reviews/reviews.endpoints';
import { call } from '#web/api/client.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';

function reviewIdOf({ reviewId }: ReceivedReview): number {
  return reviewId;
}

export function useListReceivedReviews(memberId: number) {
  return useInfiniteList({
    queryKey: ['reviews', 'received', memberId],
    idOf: reviewIdOf,
    fetchPage: (page, signal) =>
      call(reviews.listReceived, {
        params: { memberId },
        query: { page, size: REVIEW_PAGE_SIZE },
        signal,
      }),
  });
}
