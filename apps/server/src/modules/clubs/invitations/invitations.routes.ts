import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { clubInviteLinks } from './club-invite-links.ts';
import { getInvitation } from './get-invitation.ts';

export const invitationsRoutes = routes(contract.invitations, {
  get: ({ context, viewer, params, headers }) =>
    getInvitation(context, viewer, {
      clubId: params.clubId,
      known: headers['if-none-match'],
      inviteKey: headers['x-invite-key'],
    }),
});

export const inviteLinksRoutes = routes(contract.inviteLinks, {
  create: ({ context, viewer, params, body }) =>
    toData(clubInviteLinks.create(context, viewer, params, body)),
  list: ({ context, viewer, params }) => toData(clubInviteLinks.list(context, viewer, params)),
  end: ({ context, viewer, params }) => clubInviteLinks.end(context, viewer, params),
});
