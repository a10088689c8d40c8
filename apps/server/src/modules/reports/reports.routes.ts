import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { reportClub } from './report-club.ts';
import { reportMember } from './report-member.ts';

export const reportsRoutes = routes(contract.reports, {
  reportClub: async ({ context, viewer, params, body }) => ({
    data: await reportClub(context, viewer, { ...params, ...body }),
  }),
  reportMember: async ({ context, viewer, params, body }) => ({
    data: await reportMember(context, viewer, { ...params, ...body }),
  }),
});
