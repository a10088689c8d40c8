import * as z from 'zod/mini';
import { inviteKey } from '../clubs/invite-link.schema.ts';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { createCrewBody, editCrewBody } from './crew.payload.ts';
import { crewCandidateSchema, crewSchema, ownCrewSchema } from './crew.schema.ts';

const crewParams = z.object({ crewId: id });

export const crews = endpoints('crews', {
  create: {
    summary: '크루 만들기: 응답할 때 다음 날짜가 이미 있어요',
    method: 'POST',
    path: '/api/crews',
    access: 'member',
    body: createCrewBody,
    status: 201,
    response: data(crewSchema),
    refusals: [400, 403, 404, 409],
  },
  get: {
    summary: '크루',
    method: 'GET',
    path: '/api/crews/:crewId',
    access: 'anyone',
    params: crewParams,
    requestHeaders: z.object({ 'x-invite-key': z.optional(inviteKey) }),
    response: data(crewSchema),
    refusals: [404, 410],
  },
  edit: {
    summary: '크루 고치기',
    method: 'PATCH',
    path: '/api/crews/:crewId',
    access: 'host',
    capability: 'editCrew',
    params: crewParams,
    body: editCrewBody,
    response: data(crewSchema),
    refusals: [403, 404, 422],
  },
  end: {
    summary: '크루 끝내기',
    method: 'DELETE',
    path: '/api/crews/:crewId',
    access: 'host',
    capability: 'endCrew',
    params: crewParams,
    status: 202,
    refusals: [403, 404],
  },
  listOwn: {
    summary: '내 크루와 다음 날짜',
    method: 'GET',
    path: '/api/members/:memberId/crews',
    access: 'self',
    params: z.object({ memberId: id }),
    response: data(z.array(ownCrewSchema)),
    refusals: [403],
  },
  listCandidates: {
    summary: '끝난 모임에서 크루에 초대할 수 있는 사람',
    method: 'GET',
    path: '/api/clubs/:clubId/crew-candidates',
    access: 'host',
    capability: 'invite',
    params: z.object({ clubId: id }),
    response: data(z.array(crewCandidateSchema)),
    refusals: [403, 404, 422],
  },
});
