import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { createClubLink, endClubLink, listClubLinks } from './club-invite-links.ts';

export const inviteLinksRoutes = routes(contract.inviteLinks, {
  create: ({ context, viewer, params, body }) =>
    toData(createClubLink(context, viewer, { clubId: params.clubId, body })),
  list: ({ context, viewer, params }) => toData(listClubLinks(context, viewer, params.clubId)),
  end: ({ context, viewer, params }) => endClubLink(context, viewer, params),
});
