import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { confirmAttendance } from './confirm-attendance.ts';
import { contestAbsence } from './contest-absence.ts';
import { getAttendance } from './get-attendance.ts';

export const attendanceRoutes = routes(contract.attendance, {
  get: ({ context, viewer, params }) => toData(getAttendance(context, viewer, params.clubId)),
  confirm: ({ context, viewer, params, body }) =>
    confirmAttendance(context, viewer, { ...params, ...body }),
  contest: ({ context, viewer, params }) => contestAbsence(context, viewer, params.clubId),
});
