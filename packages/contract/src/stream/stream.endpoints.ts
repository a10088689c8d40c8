import { endpoints } from '../endpoint.ts';
import { streamEvents } from './stream.schema.ts';

export const stream = endpoints('stream', {
  open: {
    summary: '바뀐 것을 바로 듣기',
    method: 'GET',
    path: '/api/stream',
    access: 'member',
    events: streamEvents,
  },
});
