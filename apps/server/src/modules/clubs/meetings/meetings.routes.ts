import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { confirmGoing } from '#server/modules/clubs/answers/answer-club.ts';
import { changeClub } from './change-club.ts';

export const meetingsRoutes = routes(contract.meetings, {
  change: ({ context, viewer, params, body }) =>
    toData(changeClub(context, viewer, { clubId: params.clubId, body })),
  confirm: ({ context, viewer, params, body }) =>
    confirmGoing(context, viewer, { ...params, ...body }),
});
