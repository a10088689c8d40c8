import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { changeClub } from './change-club.ts';
import { confirmAttendance } from './confirm-attendance.ts';

export const meetingsRoutes = routes(contract.meetings, {
  change: async ({ context, viewer, params, body }) => ({
    data: await changeClub(context, viewer, { clubId: params.clubId, body }),
  }),
  confirm: async ({ context, viewer, params, body }) => {
    await confirmAttendance(context, viewer, { ...params, ...body });
    return undefined;
  },
});
