import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { areaSchema } from './area.schema.ts';

export const areas = endpoints('areas', {
  list: {
    summary: '시·군·구 전체',
    method: 'GET',
    path: '/api/areas',
    access: 'anyone',
    response: data(z.array(areaSchema)),
    requestHeaders: z.object({ 'if-none-match': z.optional(z.string()) }),
    responseHeaders: ['ETag', 'Cache-Control'],
  },
});
