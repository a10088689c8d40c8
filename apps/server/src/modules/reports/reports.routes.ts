import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { reportClub } from './report-club.ts';
import { reportMember } from './report-member.ts';
import { reportMessage } from './report-message.ts';

export const reportsRoutes = routes(contract.reports, {
  reportClub: ({ context, viewer, params, body }) =>
    toData(reportClub(context, viewer, { ...params, ...body })),
  reportMember: ({ context, viewer, params, body }) =>
    toData(reportMember(context, viewer, { ...params, ...body })),
});

const { report } = contract.messages;

export const messageReportsRoutes = routes(
  { report },
  {
    report: ({ context, viewer, params, body }) =>
      toData(reportMessage(context, viewer, { ...params, ...body })),
  },
);
