import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data, page } from '../envelope.ts';
import { id, paging } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';
import { newReviewSchema, REVIEWS_AT_ONCE_MAX, receivedReviewSchema } from './review.schema.ts';

export const REVIEW_PAGE_SIZE = 5;

const COUNT_MESSAGE = '후기는 한 번에 1~20명에게 남길 수 있어요.';

export const reviews = endpoints('reviews', {
  write: {
    summary: '함께한 사람들에게 후기 남기기',
    method: 'POST',
    path: '/api/reviews',
    access: 'member',
    body: z
      .array(newReviewSchema, COUNT_MESSAGE)
      .check(z.minLength(1, COUNT_MESSAGE), z.maxLength(REVIEWS_AT_ONCE_MAX, COUNT_MESSAGE)),
    status: 201,
    response: data(z.array(z.object({ reviewId: z.int(), clubId: z.int(), revieweeId: z.int() }))),
    refusals: [403, 404, 409],
  },
  listReviewees: {
    summary: '아직 후기를 남기지 않은, 함께한 사람들',
    method: 'GET',
    path: '/api/reviews/clubs/:clubId/reviewees',
    access: 'member',
    params: z.object({ clubId: id }),
    response: z.object({
      data: z.array(memberSummarySchema),
      /**
       * The number of people who came, including the viewer and members whom the viewer has already
       * reviewed.
       */
      attendedCount: z.optional(z.int()),
    }),
    refusals: [403, 404],
  },
  listReceived: {
    summary: '받은 후기',
    method: 'GET',
    path: '/api/reviews/reviewee/:memberId',
    access: 'self',
    params: z.object({ memberId: id }),
    query: z.object(paging(REVIEW_PAGE_SIZE)),
    response: page(receivedReviewSchema),
    refusals: [403],
  },
});
