import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { changeClubBody } from './club.payload.ts';
import { clubDetailSchema } from './club.schema.ts';

const clubParams = z.object({ clubId: id });

export const meetings = endpoints('meetings', {
  change: {
    summary: '일정과 장소 바꾸기',
    method: 'POST',
    path: '/api/clubs/:clubId/changes',
    access: 'host',
    capability: 'changeMeeting',
    params: clubParams,
    body: changeClubBody,
    status: 201,
    response: data(clubDetailSchema),
    refusals: [403, 404, 422],
  },
  confirm: {
    summary: '바뀐 모임에 갈지 답하기: 가지 않으면 자리를 비워요',
    method: 'PUT',
    path: '/api/clubs/:clubId/confirmation',
    access: 'member',
    params: clubParams,
    body: z.object({
      going: z.boolean('갈지 말지 골라 주세요.'),
      /** Time of the latest change the member has seen; older clients omit it. */
      seenAt: z.optional(z.iso.datetime('언제 바뀐 모임인지 확인해 주세요.')),
    }),
    status: 204,
    refusals: [403, 404, 409, 422],
  },
});
