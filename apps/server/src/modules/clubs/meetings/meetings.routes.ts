import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { changeClub } from './change-club.ts';
import { confirmGoing } from './confirm-going.ts';

export const meetingsRoutes = routes(contract.meetings, {
  change: ({ context, viewer, params, body }) =>
    toData(changeClub(context, viewer, { clubId: params.clubId, body })),
  confirm: ({ context, viewer, params, body }) =>
    confirmGoing(context, viewer, { ...params, ...body }),
});
