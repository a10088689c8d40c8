import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { confirmGoing } from '#server/modules/clubs/answers/answer-club.ts';
import { arrive, getDoorCode } from './arrive.ts';
import { confirmAttendance } from './attendance/confirm-attendance.ts';
import { contestAbsence } from './attendance/contest-absence.ts';
import { getAttendance } from './attendance/get-attendance.ts';
import { changeClub } from './change-club.ts';

export const meetingsRoutes = routes(contract.meetings, {
  change: ({ context, viewer, params, body }) =>
    toData(changeClub(context, viewer, { clubId: params.clubId, body })),
  confirm: ({ context, viewer, params, body }) =>
    confirmGoing(context, viewer, { ...params, ...body }),
});

export const arrivalsRoutes = routes(contract.arrivals, {
  getCode: ({ context, viewer, params }) => toData(getDoorCode(context, viewer, params.clubId)),
  arrive: ({ context, viewer, params, body }) => arrive(context, viewer, { ...params, ...body }),
});

export const attendanceRoutes = routes(contract.attendance, {
  get: ({ context, viewer, params }) => toData(getAttendance(context, viewer, params.clubId)),
  confirm: ({ context, viewer, params, body }) =>
    confirmAttendance(context, viewer, { ...params, ...body }),
  contest: ({ context, viewer, params }) => contestAbsence(context, viewer, params.clubId),
});
