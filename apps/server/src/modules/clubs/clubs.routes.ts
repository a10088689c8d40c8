import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { getJoinQuestion } from './applications/get-join-question.ts';
import { changeBanner } from './change-banner.ts';
import { closeClub } from './close-club.ts';
import { createClub } from './create-club.ts';
import { editClub } from './edit-club.ts';
import { getClub } from './get-club.ts';

export const clubsRoutes = routes(contract.clubs, {
  get: ({ context, viewer, params }) => toData(getClub(context, viewer, params.clubId)),
  create: ({ context, viewer, data, image }) => createClub(context, viewer, { data, image }),
  changeBanner: ({ context, viewer, params, image }) =>
    toData(changeBanner(context, viewer, { clubId: params.clubId, image })),
  edit: ({ context, viewer, params, body }) =>
    toData(editClub(context, viewer, { clubId: params.clubId, body })),
  close: ({ context, viewer, params, body }) =>
    closeClub(context, viewer, { clubId: params.clubId, reason: body?.reason }),
  getJoinQuestion: ({ context, viewer, params }) =>
    toData(getJoinQuestion(context, viewer, params.clubId)),
});
