import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { reportClub } from './report-club.ts';
import { reportMember } from './report-member.ts';

export const reportsRoutes = routes(contract.reports, {
  reportClub: ({ context, viewer, params, body }) =>
    toData(reportClub(context, viewer, { ...params, ...body })),
  reportMember: ({ context, viewer, params, body }) =>
    toData(reportMember(context, viewer, { ...params, ...body })),
});
