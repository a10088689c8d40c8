import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { confirmAttendance } from './confirm-attendance.ts';
import { contestAbsence } from './contest-absence.ts';
import { getAttendance } from './get-attendance.ts';

export const attendanceRoutes = routes(contract.attendance, {
  get: async ({ context, viewer, params }) => ({
    data: await getAttendance(context, viewer, params.clubId),
  }),
  confirm: async ({ context, viewer, params, body }) => {
    await confirmAttendance(context, viewer, { ...params, ...body });
    return undefined;
  },
  contest: async ({ context, viewer, params }) => {
    await contestAbsence(context, viewer, params.clubId);
    return undefined;
  },
});
