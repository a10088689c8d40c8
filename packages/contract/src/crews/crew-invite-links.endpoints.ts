import * as z from 'zod/mini';
import { inviteLinkCalls } from '../clubs/invite-link.calls.ts';
import { crewInviteLinkBody } from '../clubs/invite-link.schema.ts';
import { endpoints } from '../endpoint.ts';
import { id } from '../field.ts';

export const crewInviteLinks = endpoints(
  'crewInviteLinks',
  inviteLinkCalls('크루 초대 링크', {
    path: '/api/crews/:crewId/invite-links',
    params: z.object({ crewId: id }),
    linkParams: z.object({ crewId: id, linkId: id }),
    body: crewInviteLinkBody,
  }),
);
