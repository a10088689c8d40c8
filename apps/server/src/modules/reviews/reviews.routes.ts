import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { listReceivedReviews, listReviewees } from './list-received-reviews.ts';
import { writeReviews } from './write-reviews.ts';

export const reviewsRoutes = routes(
  contract.reviews,
  {
    write: ({ context, viewer, body }) => toData(writeReviews(context, viewer, body)),
    listReviewees: ({ context, viewer, params }) => listReviewees(context, viewer, params.clubId),
    listReceived: ({ context, viewer, query }) => listReceivedReviews(context, viewer, query),
  },
  { readsReplica: ['listReceived'] },
);
