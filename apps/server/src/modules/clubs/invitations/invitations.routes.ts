import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { getInvitation } from './get-invitation.ts';

export const invitationsRoutes = routes(contract.invitations, {
  get: ({ context, viewer, params, headers }) =>
    getInvitation(context, viewer, {
      clubId: params.clubId,
      known: headers['if-none-match'],
      inviteKey: headers['x-invite-key'],
    }),
});
