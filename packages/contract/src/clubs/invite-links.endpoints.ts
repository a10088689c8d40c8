import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { inviteLinkBody, inviteLinkSchema, newInviteLinkSchema } from './invite-link.schema.ts';

const clubParams = z.object({ clubId: id });

export const inviteLinks = endpoints('inviteLinks', {
  create: {
    summary: '초대 링크 만들기: 주소는 이 응답에만 있어요',
    method: 'POST',
    path: '/api/clubs/:clubId/invite-links',
    access: 'host',
    capability: 'invite',
    params: clubParams,
    body: inviteLinkBody,
    status: 201,
    response: data(newInviteLinkSchema),
    repliesSecret: true,
    refusals: [403, 404, 409, 422],
  },
  list: {
    summary: '쓸 수 있는 초대 링크',
    method: 'GET',
    path: '/api/clubs/:clubId/invite-links',
    access: 'host',
    capability: 'invite',
    params: clubParams,
    response: data(z.array(inviteLinkSchema)),
    refusals: [403, 404],
  },
  end: {
    summary: '초대 링크 끝내기',
    method: 'DELETE',
    path: '/api/clubs/:clubId/invite-links/:linkId',
    access: 'host',
    capability: 'invite',
    params: z.object({ clubId: id, linkId: id }),
    status: 204,
    refusals: [403, 404],
  },
});
