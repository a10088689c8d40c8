import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { id } from '../field.ts';
import { streamEvents } from './stream.schema.ts';

export const stream = endpoints('stream', {
  open: {
    summary: '바뀐 것을 바로 듣기',
    method: 'GET',
    path: '/api/stream',
    access: 'member',
    events: streamEvents,
  },
  watchClub: {
    summary: '열어 둔 아지트가 바뀌면 듣기: 연결마다 마지막 여덟 곳',
    method: 'PUT',
    path: '/api/stream/clubs/:clubId',
    access: 'member',
    params: z.object({ clubId: id }),
    needsNoIdempotencyKey: true,
    status: 204,
    refusals: [404],
  },
});
