import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { id } from '../field.ts';
import { invitationSchema } from './invitation.schema.ts';
import { inviteKey } from './invite-link.schema.ts';

export const invitations = endpoints('invitations', {
  get: {
    summary: '초대장: 로그인하지 않아도 볼 수 있는 아지트',
    method: 'GET',
    path: '/api/clubs/:clubId/invitation',
    access: 'anyone',
    params: z.object({ clubId: id }),
    requestHeaders: z.object({
      'if-none-match': z.optional(z.string()),
      'x-invite-key': z.optional(inviteKey),
    }),
    response: data(invitationSchema),
    responseHeaders: ['ETag'],
    variesBy: 'X-Invite-Key',
    refusals: [404, 410],
  },
});
