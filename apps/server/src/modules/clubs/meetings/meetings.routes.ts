import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { changeClub } from './change-club.ts';
import { confirmGoing } from './confirm-going.ts';

export const meetingsRoutes = routes(contract.meetings, {
  change: async ({ context, viewer, params, body }) => ({
    data: await changeClub(context, viewer, { clubId: params.clubId, body }),
  }),
  confirm: async ({ context, viewer, params, body }) => {
    await confirmGoing(context, viewer, { ...params, ...body });
    return undefined;
  },
});
