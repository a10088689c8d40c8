import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { cancelReason } from './club.field.ts';
import { createClubData, editClubBody } from './club.payload.ts';
import { clubDetailSchema } from './club.schema.ts';

const clubParams = z.object({ clubId: id });

export const clubs = endpoints('clubs', {
  get: {
    summary: '아지트 상세',
    method: 'GET',
    path: '/api/clubs/:clubId',
    access: 'member',
    params: clubParams,
    response: data(clubDetailSchema),
    refusals: [404],
  },
  create: {
    summary: '아지트 만들기',
    method: 'POST',
    path: '/api/clubs',
    access: 'member',
    multipart: { data: createClubData },
    status: 201,
    response: z.extend(data(clubDetailSchema), {
      /** How many members of the earlier club were notified. Older servers omit it. */
      notified: z.optional(z.int()),
    }),
    refusals: [403, 409, 413, 415],
  },
  changeBanner: {
    summary: '배너 바꾸기',
    method: 'POST',
    path: '/api/clubs/:clubId',
    access: 'host',
    capability: 'editClub',
    params: clubParams,
    multipart: {},
    response: data(clubDetailSchema),
    refusals: [403, 404, 413, 415, 422],
  },
  edit: {
    summary: '아지트 수정',
    method: 'PATCH',
    path: '/api/clubs/:clubId',
    access: 'host',
    capability: 'editClub',
    params: clubParams,
    body: editClubBody,
    response: data(clubDetailSchema),
    refusals: [403, 404, 409, 422],
  },
  close: {
    summary: '아지트 취소',
    method: 'DELETE',
    path: '/api/clubs/:clubId',
    access: 'host',
    capability: 'closeClub',
    params: clubParams,
    /** The body is optional, because older clients send none. */
    body: z.optional(z.object({ reason: z.nullish(cancelReason) })),
    status: 202,
    refusals: [403, 404, 422],
  },
  getJoinQuestion: {
    summary: '참여 질문',
    method: 'GET',
    path: '/api/clubs/:clubId/join-question',
    access: 'member',
    params: clubParams,
    response: data(z.object({ clubId: z.int(), joinQuestion: z.string() })),
    refusals: [404],
  },
});
