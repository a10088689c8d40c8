import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { id } from '../field.ts';
import { inviteLinkCalls } from './invite-link.calls.ts';
import { inviteLinkBody } from './invite-link.schema.ts';

export const inviteLinks = endpoints(
  'inviteLinks',
  inviteLinkCalls('초대 링크', {
    path: '/api/clubs/:clubId/invite-links',
    params: z.object({ clubId: id }),
    linkParams: z.object({ clubId: id, linkId: id }),
    body: inviteLinkBody,
  }),
);
