import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { requireCapability } from '#server/modules/clubs/club.refusal.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';
import { lockExistingClub, lockHostedClub } from '#server/modules/clubs/lock-club.ts';
import { inviteLinkActs } from '#server/modules/invite-links/manage-invite-links.ts';
import { getInvitation } from './get-invitation.ts';

type Club = { clubId: number };

const clubInviteLinks = inviteLinkActs<Club>({
  create: (tx, viewer, { clubId }, now) =>
    lockHostedClub(tx, viewer, clubId, { capability: 'invite', now }),
  list: async (db, viewer, { clubId }, now) =>
    requireCapability(await findVisibleClub(db, viewer, clubId, now), viewer, 'invite'),
  end: async (tx, viewer, { clubId }) =>
    requireCapability(await lockExistingClub(tx, viewer, clubId), viewer, 'invite'),
});

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
  list: ({ context, viewer, params, query }) =>
    toData(clubInviteLinks.list(context, viewer, params, query)),
  end: ({ context, viewer, params }) => clubInviteLinks.end(context, viewer, params),
});
