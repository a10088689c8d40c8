import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { changeBanner } from './change-banner.ts';
import { closeClub } from './close-club.ts';
import { createClub } from './create-club.ts';
import { editClub } from './edit-club.ts';
import { getClub } from './get-club.ts';
import { getJoinQuestion } from './get-join-question.ts';

export const clubsRoutes = routes(contract.clubs, {
  get: async ({ context, viewer, params }) => ({
    data: await getClub(context, viewer, params.clubId),
  }),
  create: async ({ context, viewer, data, image }) => ({
    data: await createClub(context, viewer, { data, image }),
  }),
  changeBanner: async ({ context, viewer, params, image }) => ({
    data: await changeBanner(context, viewer, { clubId: params.clubId, image }),
  }),
  edit: async ({ context, viewer, params, body }) => ({
    data: await editClub(context, viewer, { clubId: params.clubId, body }),
  }),
  close: async ({ context, viewer, params, body }) => {
    await closeClub(context, viewer, { clubId: params.clubId, reason: body?.reason });
    return undefined;
  },
  getJoinQuestion: async ({ context, viewer, params }) => ({
    data: await getJoinQuestion(context, viewer, params.clubId),
  }),
});
