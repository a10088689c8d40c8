import * as z from 'zod/mini';
import { inviteKey } from '../clubs/invite-link.schema.ts';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { removalReason } from './crew.field.ts';
import { memberIds } from './crew.payload.ts';
import { crewCandidateSchema } from './crew.schema.ts';

const crewParams = z.object({ crewId: id });
const memberParams = z.object({ crewId: id, memberId: id });

export const crewMembers = endpoints('crewMembers', {
  listCandidates: {
    summary: '크루에 초대할 수 있는 사람: 크루의 모임이나 호스트와 나의 모임에서 만난 사람',
    method: 'GET',
    path: '/api/crews/:crewId/candidates',
    access: 'host',
    capability: 'invite',
    params: crewParams,
    response: data(z.array(crewCandidateSchema)),
    refusals: [403, 404, 422],
  },
  invite: {
    summary: '만난 사람 초대하기: 90일 안에 물어본 사람은 건너뛰어요',
    method: 'POST',
    path: '/api/crews/:crewId/invitations',
    access: 'host',
    capability: 'invite',
    params: crewParams,
    body: z.object({ memberIds: memberIds.check(z.minLength(1, '함께할 사람을 골라 주세요.')) }),
    status: 202,
    refusals: [403, 404, 409, 422],
  },
  answerInvitation: {
    summary: '초대에 답하기: 링크로 온 사람은 `X-Invite-Key`와 함께',
    method: 'PUT',
    path: '/api/crews/:crewId/membership',
    access: 'member',
    params: crewParams,
    requestHeaders: z.object({ 'x-invite-key': z.optional(inviteKey) }),
    body: z.object({ joining: z.boolean('함께할지 골라 주세요.') }),
    status: 204,
    refusals: [404, 409, 410],
  },
  remove: {
    summary: '크루에서 나가기나 내보내기',
    method: 'DELETE',
    path: '/api/crews/:crewId/members/:memberId',
    access: 'member',
    params: memberParams,
    body: z.optional(z.object({ reason: z.nullish(removalReason) })),
    status: 204,
    refusals: [400, 403, 404, 422],
  },
  assignRole: {
    summary: '공동 호스트 부탁하기나 그만두게 하기',
    method: 'PATCH',
    path: '/api/crews/:crewId/members/:memberId',
    access: 'host',
    capability: 'assignRoles',
    params: memberParams,
    body: z.object({ role: z.enum(['COHOST', 'MEMBER'], '역할을 골라 주세요.') }),
    status: 204,
    refusals: [403, 404, 409, 422],
  },
  handOver: {
    summary: '호스트 넘기기를 부탁하기',
    method: 'POST',
    path: '/api/crews/:crewId/handovers',
    access: 'host',
    capability: 'handOver',
    params: crewParams,
    body: z.object({ memberId: id }),
    status: 202,
    refusals: [403, 404, 409, 422],
  },
  takeBackRequest: {
    summary: '공동 호스트나 호스트 부탁 취소하기: 이미 답했으면 409',
    method: 'DELETE',
    path: '/api/crews/:crewId/handovers/:memberId',
    access: 'host',
    capability: 'assignRoles',
    params: memberParams,
    status: 204,
    refusals: [403, 404, 409, 422],
  },
  answerRequest: {
    summary: '공동 호스트나 호스트 부탁에 답하기',
    method: 'PUT',
    path: '/api/crews/:crewId/handovers/:memberId',
    access: 'self',
    params: memberParams,
    body: z.object({ accepting: z.boolean('맡을지 골라 주세요.') }),
    status: 204,
    refusals: [403, 404, 409, 422],
  },
  takeOver: {
    summary: '호스트가 비운 크루를 7일 뒤에 이어받기',
    method: 'POST',
    path: '/api/crews/:crewId/takeover',
    access: 'member',
    params: crewParams,
    status: 204,
    refusals: [403, 404, 409, 422],
  },
  setAlwaysGoing: {
    summary: '매번 갈게요',
    method: 'PUT',
    path: '/api/crews/:crewId/always',
    access: 'member',
    params: crewParams,
    body: z.object({ going: z.boolean('갈지 말지 골라 주세요.') }),
    status: 204,
    refusals: [404],
  },
});
