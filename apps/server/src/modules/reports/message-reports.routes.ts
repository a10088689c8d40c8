import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { reportMessage } from './report-message.ts';

const { report } = contract.messages;

export const messageReportsRoutes = routes(
  { report },
  {
    report: async ({ context, viewer, params, body }) => ({
      data: await reportMessage(context, viewer, { ...params, ...body }),
    }),
  },
);
