import type { EndpointResponse } from '@azit/contract/endpoint';
import type { ReceivedReview } from '@azit/contract/reviews/review.schema';
import { reviews, REVIEW_PAGE_SIZE as size } from '@azit/contract/reviews/reviews.endpoints';
import { endpointPages, endpointQuery, readPage } from '#web/api/endpoint-query.ts';

const received = {
  read: readPage<ReceivedReview>,
  getId: ({ reviewId }: ReceivedReview) => reviewId,
};

const readReviewees = ({
  data: people,
  attendedCount,
}: EndpointResponse<typeof reviews.listReviewees>) => ({ people, attendedCount });

export const reviewQueries = {
  reviewees: (clubId: number) => ({
    ...endpointQuery(reviews.listReviewees, { params: { clubId } }, readReviewees),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  }),
  received: (memberId: number) =>
    endpointPages(reviews.listReceived, { params: { memberId }, query: { size } }, received),
};
