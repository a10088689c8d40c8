import * as z from 'zod/mini';
import {
  crewInviteLinkBody,
  inviteLinkSchema,
  newInviteLinkSchema,
} from '../clubs/invite-link.schema.ts';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';

const crewParams = z.object({ crewId: id });

export const crewInviteLinks = endpoints('crewInviteLinks', {
  create: {
    summary: '크루 초대 링크 만들기: 주소는 이 응답에만 있어요',
    method: 'POST',
    path: '/api/crews/:crewId/invite-links',
    access: 'host',
    capability: 'invite',
    params: crewParams,
    body: crewInviteLinkBody,
    status: 201,
    response: data(newInviteLinkSchema),
    repliesSecret: true,
    refusals: [403, 404, 409, 422],
  },
  list: {
    summary: '쓸 수 있는 크루 초대 링크',
    method: 'GET',
    path: '/api/crews/:crewId/invite-links',
    access: 'host',
    capability: 'invite',
    params: crewParams,
    response: data(z.array(inviteLinkSchema)),
    refusals: [403, 404],
  },
  end: {
    summary: '크루 초대 링크 끝내기',
    method: 'DELETE',
    path: '/api/crews/:crewId/invite-links/:linkId',
    access: 'host',
    capability: 'invite',
    params: z.object({ crewId: id, linkId: id }),
    status: 204,
    refusals: [403, 404],
  },
});
