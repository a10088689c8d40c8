import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { reportMessage } from './report-message.ts';

const { report } = contract.messages;

export const messageReportsRoutes = routes(
  { report },
  {
    report: ({ context, viewer, params, body }) =>
      toData(reportMessage(context, viewer, { ...params, ...body })),
  },
);
