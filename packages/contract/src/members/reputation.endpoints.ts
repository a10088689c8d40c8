import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { page } from '../envelope.ts';
import { id, paging } from '../field.ts';
import { reputationEventSchema, reputationSummarySchema } from './reputation-event.schema.ts';

export const REPUTATION_PAGE_SIZE = 20;

export const reputation = endpoints('reputation', {
  listEvents: {
    summary: '아지트 온도의 기록: 모두 더하면 지금 온도',
    method: 'GET',
    path: '/api/members/:memberId/reputation-events',
    access: 'self',
    params: z.object({ memberId: id }),
    query: z.object(paging(REPUTATION_PAGE_SIZE)),
    response: z.extend(page(reputationEventSchema), { summary: reputationSummarySchema }),
    refusals: [403],
  },
});
