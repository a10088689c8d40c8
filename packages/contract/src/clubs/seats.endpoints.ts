import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { answerSchema } from './answer.schema.ts';

export const seats = endpoints('seats', {
  preapprove: {
    summary: '자리를 기다리는 사람을 미리 수락하기',
    method: 'PUT',
    path: '/api/clubs/:clubId/signups/:memberId/preapproval',
    access: 'host',
    capability: 'decideApplications',
    params: z.object({ clubId: id, memberId: id }),
    body: z.object({ approved: z.boolean('미리 수락할지 골라 주세요.') }),
    status: 204,
    refusals: [403, 404, 409, 422],
  },
  answerOffer: {
    summary: '난 자리에 답하기',
    method: 'PUT',
    path: '/api/clubs/:clubId/offer',
    access: 'member',
    params: z.object({ clubId: id }),
    body: z.object({ accepting: z.boolean('갈지 말지 골라 주세요.') }),
    response: data(answerSchema),
    refusals: [403, 404, 409, 422],
  },
});
